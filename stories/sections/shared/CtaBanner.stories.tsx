import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { CtaBanner } from '../../../src/sections/shared/CtaBanner.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: CtaBanner,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: {
    title: 'Ready to Scale Your Business?',
    text: 'Join 400+ partner businesses that added a medical program without adding medical staff.',
    links: [{ label: 'Get Started Today', to: { route: 'appt' } }],
  },
} satisfies Meta<typeof CtaBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Ready to Scale Your Business?' });
    await expect(within(region).getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/appt');
  },
};

export const OnRaised: Story = { tags: ['state:color-scheme'], args: { colorScheme: 'raised' } };

export const TwoLinks: Story = {
  tags: ['state:links'],
  args: {
    links: [
      { label: 'Get Started Today', to: { route: 'appt' } },
      { label: 'Schedule a Demo', to: { route: 'demo' } },
    ],
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
