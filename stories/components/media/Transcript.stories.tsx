import type { Meta, StoryObj } from '@storybook/react';
import { Transcript } from '../../../src/components/media/Transcript.tsx';
import { introVideo } from '../../../src/content/introVideo.ts';
import { expect, userEvent, within } from '../../support/test.ts';

const meta = {
  component: Transcript,
  args: { title: introVideo.transcriptTitle, lines: introVideo.transcript },
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['state:closed'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(introVideo.transcript[0])).not.toBeVisible();
    const summary = canvas.getByText(introVideo.transcriptTitle);
    await userEvent.click(summary);
    await expect(canvas.getByText(introVideo.transcript[0])).toBeVisible();
    await userEvent.click(summary);
  },
};

export const Open: Story = { tags: ['state:open'], args: { isOpen: true } };
