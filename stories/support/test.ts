/** Storybook's test functions, re-exported because Storybook 9 moves them. */
import { userEvent as withDelays } from '@storybook/test';

export { expect, fireEvent, fn, waitFor, within } from '@storybook/test';

/** The library waits for a timer after each character. Single keys and clicks keep it: effects run before the next. */
export const userEvent: typeof withDelays = {
  ...withDelays,
  type: (element, text, options) => withDelays.type(element, text, { delay: null, ...options }),
};
