import type { Meta, StoryObj } from '@storybook/react';
import { contrast } from '../../.storybook/modes.ts';
import { ButtonLink } from '../../src/components/ButtonLink.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: ButtonLink,
  args: { children: 'Get Started', to: { route: 'appt' } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  // A contrast theme has no backgrounds, so an outline takes their place.
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'a' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/appt');
  },
};

export const Secondary: Story = {
  parameters: { visual: { interactive: 'a' } },
  tags: ['state:variant'],
  args: { variant: 'secondary' },
};

export const Quiet: Story = {
  parameters: { visual: { interactive: 'a' } },
  tags: ['state:variant'],
  args: { variant: 'quiet' },
};
