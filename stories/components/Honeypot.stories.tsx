import type { Meta, StoryObj } from '@storybook/react';
import { Honeypot } from '../../src/components/Honeypot.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: Honeypot,
} satisfies Meta<typeof Honeypot>;

export default meta;

/** Invisible, not focusable, hidden from screen readers, and skipped by password managers. */
export const Hidden: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox')).not.toBeInTheDocument();
    const trap = canvasElement.querySelector('input');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    for (const name of ['data-1p-ignore', 'data-lpignore', 'data-bwignore']) await expect(trap).toHaveAttribute(name);
    // What browsers fill in from a profile.
    await expect(trap?.name).not.toMatch(/name|mail|phone|fax|url|web|site|compan|business|organi|address|city|zip/);
  },
};
