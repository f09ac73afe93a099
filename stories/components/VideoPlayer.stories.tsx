import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { VideoPlayer } from '../../src/components/VideoPlayer/VideoPlayer.tsx';
import { pepprac } from '../../src/content/landing/pepprac.ts';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
  component: VideoPlayer,
  parameters: { chromatic: phoneAndDesktop },
  args: { video: pepprac.video },
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

/** A link to the file, so that it plays without JavaScript too. */
export const Poster: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: pepprac.video.playLabel })).toHaveAttribute(
      'href',
      '/media/intro.mp4',
    );
  },
};

/** After the click: the native player with captions, focused. Its moving image is not compared. */
export const Playing: Story = {
  tags: ['state:playing'],
  parameters: { chromatic: { ignoreSelectors: ['video'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: pepprac.video.playLabel }));
    const player = canvas.getByLabelText(pepprac.video.label);
    await expect(player).toHaveFocus();
    const files = [...player.querySelectorAll('source, track')].map((file) => file.getAttribute('src'));
    await expect(files).toEqual(['/media/intro.webm', '/media/intro.mp4', '/media/intro.vtt']);
    player.blur();
  },
};
