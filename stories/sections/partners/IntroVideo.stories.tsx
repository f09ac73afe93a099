import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { pepprac } from '../../../src/content/landing/pepprac.ts';
import { LaunchChecklist } from '../../../src/components/illustrations/LaunchChecklist.tsx';
import { launchChecklist } from '../../../src/content/launchChecklist.ts';
import { IntroVideo } from '../../../src/sections/partners/IntroVideo.tsx';
import { longText } from '../../support/longText.ts';

const meta = {
  component: IntroVideo,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { video: pepprac.video, poster: <LaunchChecklist checklist={launchChecklist} /> },
} satisfies Meta<typeof IntroVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = { tags: ['state:default'] };
export const OnRaised: Story = { tags: ['state:color-scheme'], args: { colorScheme: 'raised' } };

export const TranscriptOpen: Story = { tags: ['state:open'], args: { isTranscriptOpen: true } };

export const LongText: Story = { tags: ['state:overflow'], args: longText({ ...meta.args, isTranscriptOpen: true }) };
