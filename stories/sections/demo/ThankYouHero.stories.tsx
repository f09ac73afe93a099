import type { Meta, StoryObj } from '@storybook/react';
import { modes, phoneAndDesktop } from '../../../.storybook/modes.ts';
import { thankYouDemo } from '../../../src/content/thankYouDemo.ts';
import { ThankYouHero } from '../../../src/sections/demo/ThankYouHero.tsx';
import { longText } from '../../support/longText.ts';

const meta = {
  component: ThankYouHero,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { hero: thankYouDemo.hero },
} satisfies Meta<typeof ThankYouHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

/** After a known call other than the demo. */
export const OtherCall: Story = {
  tags: ['state:variant'],
  args: { bookedWith: 'onboarding' },
  parameters: { chromatic: { modes: { desktop: modes.desktop } } },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
