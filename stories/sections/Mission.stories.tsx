import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { thankYouDemo } from '../../src/content/booking.ts';
import { Mission } from '../../src/sections/Mission/Mission.tsx';

const meta = {
  title: 'On many pages/Mission',
  id: 'sections-mission',
  component: Mission,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { mission: thankYouDemo.mission },
} satisfies Meta<typeof Mission>;

export default meta;

export const Default: StoryObj<typeof meta> = { tags: ['state:default'] };
