import type { Meta, StoryObj } from '@storybook/react';
import { SectionHeading } from '../../src/components/SectionHeading.tsx';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { onInverse } from '../support/onInverse.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: SectionHeading,
  parameters: { chromatic: phoneAndDesktop },
  args: { title: 'Four steps, and three aren’t yours' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

const introduction = 'After setup, you recommend the program. The rest of the path is run for you.';

export const TitleOnly: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: args.title })).toBeVisible();
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};

export const WithIntroduction: Story = { tags: ['state:variant'], args: { introduction } };

export const OnInverse: Story = {
  tags: ['state:color-scheme'],
  parameters: { layout: 'fullscreen' },
  args: { introduction },
  decorators: [onInverse],
};
