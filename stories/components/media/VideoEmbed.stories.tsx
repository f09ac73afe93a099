import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { IntakeStep } from '../../../src/components/ClientJourney/IntakeStep.tsx';
import { VideoEmbed } from '../../../src/components/media/VideoEmbed.tsx';
import { intake } from '../../../src/content/clientJourney/intake.ts';
import { webinarGate } from '../../../src/content/webinarGate.ts';
import { frameOfOurOwn, unreachableFrame } from '../../support/parameters.ts';
import { expect, userEvent, within } from '../../support/test.ts';

const { video } = webinarGate;

const meta = {
  component: VideoEmbed,
  parameters: { chromatic: phoneAndDesktop, visual: frameOfOurOwn },
  args: {
    video,
    url: new URL('/player.html', window.location.href).href,
    poster: <IntakeStep intake={intake} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '720px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No request to the host yet. Without JavaScript the poster links to it. */
export const Poster: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: video.playLabel })).toHaveAttribute('href', args.url);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** After the click: the host's player, focused, with a link in case it does not load. */
export const Playing: Story = {
  tags: ['state:playing'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: video.playLabel }));
    const player = canvas.getByTitle(video.label);
    await expect(player).toHaveFocus();
    await expect(player).toHaveAttribute('src', expect.stringContaining('autoplay=1'));
    await expect(canvas.getByRole('link', { name: 'Watch it on its own page' })).toHaveAttribute('target', '_blank');
    player.blur();
  },
};

/** The player did not load: blocked by the network, an extension or its host. Stories have no network, so it never loads here. */
export const Failed: Story = {
  tags: ['state:error'],
  args: { initialStatus: 'failed', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  parameters: { visual: unreachableFrame },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('The video didn’t load');
    await expect(within(alert).getByRole('link', { name: 'Watch it on its own page' })).toBeVisible();
  },
};
