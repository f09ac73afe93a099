import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import ContactPage from '../../src/pages/ContactPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/ContactPage',
  component: ContactPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/contact' } },
} satisfies Meta<typeof ContactPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: 'Talk to somebody who knows the answer' }),
    ).toBeInTheDocument();
  },
};
