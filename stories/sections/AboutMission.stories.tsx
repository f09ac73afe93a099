import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { about } from '../../src/content/about.ts';
import { AboutMission } from '../../src/sections/AboutMission/AboutMission.tsx';

const meta = {
  title: 'About/AboutMission',
  id: 'sections-aboutmission',
  component: AboutMission,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { mission: about.mission },
} satisfies Meta<typeof AboutMission>;

export default meta;

export const Default: StoryObj<typeof meta> = { tags: ['state:default'] };
