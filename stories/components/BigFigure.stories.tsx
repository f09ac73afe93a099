import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { BigFigure } from '../../src/components/BigFigure.tsx';
import { dr } from '../../src/content/landing/dr.ts';
import { onInverse } from '../support/onInverse.tsx';

const meta = {
  component: BigFigure,
  parameters: { chromatic: phoneAndDesktop },
  args: { figure: dr.figure },
} satisfies Meta<typeof BigFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = { tags: ['state:default'] };

export const OnInverse: Story = {
  tags: ['state:color-scheme'],
  parameters: { layout: 'fullscreen' },
  decorators: [onInverse],
};
