import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import ThankYouDemoPage from '../../src/pages/ThankYouDemoPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/ThankYouDemoPage',
  component: ThankYouDemoPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/ty-demo' } },
} satisfies Meta<typeof ThankYouDemoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('You’re All Set!');
  },
};
