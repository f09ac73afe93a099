import type { Meta, StoryObj } from '@storybook/react';
import { ApplyByEmail } from '../../src/components/ApplyByEmail.tsx';
import { brand } from '../../src/content/brand.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: ApplyByEmail,
  args: { title: 'Content Producer & Strategist' },
} satisfies Meta<typeof ApplyByEmail>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Apply by email' });
    const mail = `mailto:${brand.email}?subject=Application%3A%20Content%20Producer%20%26%20Strategist&body=`;
    await expect(link.getAttribute('href')?.slice(0, mail.length)).toBe(mail);
  },
};
