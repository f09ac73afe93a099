import type { Meta, StoryObj } from '@storybook/react';
import { HostedVideo, states } from '../../src/components/HostedVideo/HostedVideo.tsx';
import { introVideo } from '../../src/content/introVideo.ts';
import { expect } from '../support/test.ts';

const meta = {
  title: 'Components/HostedVideo',
  component: HostedVideo,
  // The browser draws its own controls, and a wheel while it loads: neither is ours.
  parameters: { states, chromatic: { ignoreSelectors: ['video'] } },
  args: { video: { ...introVideo } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '720px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HostedVideo>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await expect(video?.controls).toBe(true);
    await expect(video).toHaveAttribute('poster', '/media/intro-poster-1280.avif');
    await expect(video?.querySelector('track[kind="captions"]')).toHaveAttribute('src', '/media/intro.vtt');
  },
};
