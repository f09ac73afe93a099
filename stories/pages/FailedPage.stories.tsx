import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import FailedPage from '../../src/pages/FailedPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: FailedPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes },
} satisfies Meta<typeof FailedPage>;

export default meta;

/** The page's code did not load: no connection, or a deployment has replaced the files. */
export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded');
    await expect(within(canvasElement).getByRole('banner')).toBeVisible();
  },
};
