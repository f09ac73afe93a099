import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { careers } from '../../../src/content/careers.ts';
import { VisionMission } from '../../../src/sections/careers/VisionMission.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: VisionMission,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { content: careers.visionMission },
} satisfies Meta<typeof VisionMission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
