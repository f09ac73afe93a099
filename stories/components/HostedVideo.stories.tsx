import type { Meta, StoryObj } from '@storybook/react';
import { HostedVideo } from '../../src/components/HostedVideo/HostedVideo.tsx';
import { introVideo } from '../../src/content/introVideo.ts';
import { expect } from '../support/test.ts';

const meta = {
  title: 'Components/HostedVideo',
  component: HostedVideo,
  // The browser draws the controls and the loading indicator.
  parameters: { chromatic: { ignoreSelectors: ['video'] } },
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
    await expect(video?.querySelector('track[kind="captions"]')).toHaveAttribute('src', '/media/intro.vtt');
  },
};
