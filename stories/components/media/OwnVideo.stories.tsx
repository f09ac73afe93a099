import type { Meta, StoryObj } from '@storybook/react';
import { StatusBoard } from '../../../src/components/illustrations/StatusBoard.tsx';
import { OwnVideo } from '../../../src/components/media/OwnVideo.tsx';
import { introVideo } from '../../../src/content/introVideo.ts';
import { productPanels } from '../../../src/content/productPanels.ts';
import { expect, within } from '../../support/test.ts';

const { sampleVideo, ...video } = introVideo;

const meta = {
  component: OwnVideo,
  args: { video, poster: <StatusBoard board={productPanels.board} /> },
} satisfies Meta<typeof OwnVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Final: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: video.playLabel })).toBeVisible();
    await expect(within(canvasElement).queryByText(/sample/i)).toBeNull();
  },
};

/** The note says what it is before it plays. */
export const Sample: Story = {
  tags: ['state:variant'],
  args: { video: introVideo },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(sampleVideo.label)).toHaveAttribute('preload', 'metadata');
    await expect(within(canvasElement).getByRole('button', { name: sampleVideo.playLabel })).toBeVisible();
    await expect(within(canvasElement).getByText(sampleVideo.note)).toBeVisible();
  },
};
