import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { thankYouDemo } from '../../../src/content/thankYouDemo.ts';
import { Mission } from '../../../src/sections/shared/Mission.tsx';
import { longText } from '../../support/longText.ts';

const meta = {
  component: Mission,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { mission: thankYouDemo.mission },
} satisfies Meta<typeof Mission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
