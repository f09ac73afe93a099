/** The one door to Storybook's test functions: a later Storybook moves them, and only this line follows. */
export { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test';
