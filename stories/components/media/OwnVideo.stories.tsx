import type { Meta, StoryObj } from '@storybook/react';
import { ReviewStep } from '../../../src/components/ClientJourney/ReviewStep.tsx';
import { OwnVideo } from '../../../src/components/media/OwnVideo.tsx';
import { introVideo } from '../../../src/content/introVideo.ts';
import { review } from '../../../src/content/clientJourney/review.ts';
import { expect, within } from '../../support/test.ts';

const { sampleVideo, ...video } = introVideo;

const meta = {
  component: OwnVideo,
  args: { video, poster: <ReviewStep review={review} /> },
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
