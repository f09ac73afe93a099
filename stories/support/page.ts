import { pageModes } from '../../.storybook/modes.ts';
import { expect, within } from './test.ts';

/** Parameters of a page at its path. */
export const pageAt = (path: string) => ({ layout: 'fullscreen', chromatic: pageModes, router: { path } });

/** A play that expects the page's title. */
export const expectTitle =
  (title: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(title);
  };
