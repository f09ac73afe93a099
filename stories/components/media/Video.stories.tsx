import type { Meta, StoryObj } from '@storybook/react';
import { ReviewStep } from '../../../src/components/ClientJourney/ReviewStep.tsx';
import { Video } from '../../../src/components/media/Video.tsx';
import { introVideo } from '../../../src/content/introVideo.ts';
import { review } from '../../../src/content/clientJourney/review.ts';
import { webinarGate } from '../../../src/content/webinarGate.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Video,
  args: { video: introVideo, source: 'intro', poster: <ReviewStep review={review} />, url: undefined },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No video is configured. */
export const OwnFile: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(introVideo.sampleVideo.label)).toHaveAttribute('controls');
  },
};

/** A sample video in place of one that is not configured is labeled as a sample. */
export const SampleVideo: Story = {
  tags: ['state:variant'],
  args: { video: webinarGate.video, source: 'webinar' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: webinarGate.video.sampleVideo.playLabel })).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent('This half-minute sample');
    await expect(canvas.queryByText(/recorded live demo/)).toBeNull();
  },
};

export const OtherHost: Story = {
  tags: ['state:variant'],
  args: { url: 'https://vimeo.com/76979871' },
  play: async ({ canvasElement }) => {
    const poster = within(canvasElement).getByRole('link', { name: introVideo.playLabel });
    await expect(poster).toHaveAttribute('href', 'https://vimeo.com/76979871');
  },
};
