import type { Meta, StoryObj } from '@storybook/react';
import { Honeypot } from '../../src/components/Honeypot/Honeypot.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: Honeypot,
} satisfies Meta<typeof Honeypot>;

export default meta;

/** Invisible, not focusable, and hidden from screen readers. */
export const Hidden: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('input[name="website"]')).toHaveAttribute('tabindex', '-1');
  },
};
