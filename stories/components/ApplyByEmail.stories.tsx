import type { Meta, StoryObj } from '@storybook/react';
import { ApplyByEmail, states } from '../../src/components/ApplyByEmail/ApplyByEmail.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Components/ApplyByEmail',
  component: ApplyByEmail,
  parameters: { states },
  args: { title: 'Content Producer & Strategist' },
} satisfies Meta<typeof ApplyByEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Apply by email' });
    await expect(link.getAttribute('href')).toMatch(
      /^mailto:support@ardenwell\.example\?subject=Application%3A%20Content%20Producer%20%26%20Strategist&body=/,
    );
  },
};
