/** Storybook's test functions, re-exported because Storybook 9 moves them. */
export { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test';
