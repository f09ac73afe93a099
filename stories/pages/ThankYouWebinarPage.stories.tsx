import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import ThankYouWebinarPage from '../../src/pages/ThankYouWebinarPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/ThankYouWebinarPage',
  component: ThankYouWebinarPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/ty-fb' } },
} satisfies Meta<typeof ThankYouWebinarPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Thank you. Now watch the recorded live demo',
    );
  },
};
