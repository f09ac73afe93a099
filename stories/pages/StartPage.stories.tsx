import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import StartPage from '../../src/pages/StartPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/StartPage',
  component: StartPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/start' } },
} satisfies Meta<typeof StartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Start with $1,000 off.');
  },
};
