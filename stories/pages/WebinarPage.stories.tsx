import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import WebinarPage from '../../src/pages/WebinarPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/WebinarPage',
  component: WebinarPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/webinar' } },
} satisfies Meta<typeof WebinarPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Watch the recorded live demo, then book your implementation call',
    );
  },
};
