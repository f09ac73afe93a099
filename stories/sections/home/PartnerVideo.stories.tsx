import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { home } from '../../../src/content/home.ts';
import { introVideo } from '../../../src/content/introVideo.ts';
import { PartnerVideo } from '../../../src/sections/home/PartnerVideo.tsx';
import { longText } from '../../support/longText.ts';

const meta = {
  component: PartnerVideo,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { video: { ...introVideo, ...home.video } },
} satisfies Meta<typeof PartnerVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const TranscriptOpen: Story = { tags: ['state:open'], args: { isTranscriptOpen: true } };

export const LongText: Story = { tags: ['state:overflow'], args: longText({ ...meta.args, isTranscriptOpen: true }) };
