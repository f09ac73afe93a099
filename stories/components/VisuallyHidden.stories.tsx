import type { Meta, StoryObj } from '@storybook/react';
import { VisuallyHidden } from '../../src/components/VisuallyHidden.tsx';
import { expect, within } from '../support/test.ts';

/** Text for screen readers only. */
const meta = {
  component: VisuallyHidden,
  args: { children: 'Open menu' },
  render: (args) => (
    <button type="button">
      <span aria-hidden>≡</span>
      <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Open menu');
  },
};
