import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import FaqPage from '../../src/pages/FaqPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/FaqPage',
  component: FaqPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/faq' } },
} satisfies Meta<typeof FaqPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Thirteen plain answers' })).toBeInTheDocument();
  },
};
