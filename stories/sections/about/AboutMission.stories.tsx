import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { about } from '../../../src/content/about.ts';
import { AboutMission } from '../../../src/sections/about/AboutMission.tsx';
import { longText } from '../../support/longText.ts';

const meta = {
  component: AboutMission,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { mission: about.mission },
} satisfies Meta<typeof AboutMission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
