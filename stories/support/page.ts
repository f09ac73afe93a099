import { modes } from '../../.storybook/modes.ts';

/** Parameters of a page at its path. */
export const pageAt = (path: string) => ({ layout: 'fullscreen', chromatic: { modes }, router: { path } });
