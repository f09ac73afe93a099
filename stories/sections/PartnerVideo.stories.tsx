import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { homeSections } from '../../src/content/homeSections.ts';
import { PartnerVideo, states } from '../../src/sections/PartnerVideo/PartnerVideo.tsx';

const meta = {
  title: 'Sections/PartnerVideo',
  component: PartnerVideo,
  parameters: { states, layout: 'fullscreen', chromatic: { ...phoneAndDesktop, ignoreSelectors: ['video'] } },
  args: { video: homeSections.video },
} satisfies Meta<typeof PartnerVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const TranscriptOpen: Story = { tags: ['state:open'], args: { isTranscriptOpen: true } };
