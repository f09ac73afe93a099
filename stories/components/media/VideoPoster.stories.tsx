import type { Meta, StoryObj } from '@storybook/react';
import { contrast } from '../../../.storybook/modes.ts';
import { ReviewStep } from '../../../src/components/ClientJourney/ReviewStep.tsx';
import { VideoFrame } from '../../../src/components/media/VideoFrame.ts';
import { VideoPoster } from '../../../src/components/media/VideoPoster.tsx';
import { pepprac } from '../../../src/content/landing/pepprac.ts';
import { review } from '../../../src/content/clientJourney/review.ts';
import { expect, fn, userEvent, within } from '../../support/test.ts';

const meta = {
  component: VideoPoster,
  args: { video: pepprac.video, href: '/media/intro.mp4', onPlay: fn(), children: <ReviewStep review={review} /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '720px' }}>
        <VideoFrame>
          <Story />
        </VideoFrame>
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click plays the video instead of following the link. */
export const Default: Story = {
  // A contrast theme has no backgrounds, so an outline takes their place.
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'a, button' } },
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: pepprac.video.playLabel });
    await userEvent.click(link);
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
    link.blur();
  },
};

/** The panel alone stays behind the video until it has loaded. */
export const Playing: Story = {
  tags: ['state:open'],
  args: { isPlaying: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
