import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { ReviewStep } from '../../../src/components/ClientJourney/ReviewStep.tsx';
import { VideoPlayer } from '../../../src/components/media/VideoPlayer.tsx';
import { pepprac } from '../../../src/content/landing/pepprac.ts';
import { review } from '../../../src/content/clientJourney/review.ts';
import { expect, userEvent, waitFor, within } from '../../support/test.ts';

const meta = {
  component: VideoPlayer,
  parameters: { chromatic: phoneAndDesktop },
  args: { video: pepprac.video, poster: <ReviewStep review={review} /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '720px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Our button on the poster; the video waits below it, with its captions. Before it plays only its length is loaded. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const player = within(canvasElement).getByLabelText<HTMLVideoElement>(pepprac.video.label);
    await expect(player).toHaveAttribute('preload', 'metadata');
    await expect(player).not.toBeVisible();
    const files = [...player.querySelectorAll('source, track')].map((file) => file.getAttribute('src'));
    await expect(files).toEqual(['/media/intro.webm', '/media/intro.mp4', '/media/intro.vtt']);
  },
};

/** From the first click on the browser's own controls. What they look like, and which frame is shown, is the browser's. */
export const Playing: Story = {
  tags: ['state:behavior'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const player = canvas.getByLabelText<HTMLVideoElement>(pepprac.video.label);
    await userEvent.click(canvas.getByRole('button', { name: pepprac.video.playLabel }));
    await waitFor(() => expect(player).toHaveFocus());
    await expect(player).toBeVisible();
    await expect(player.controls).toBe(true);
    await expect(canvas.queryByRole('button')).toBeNull();
    player.pause();
  },
};
