import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { contact } from '../../src/content/contact.ts';
import { ContactSection } from '../../src/sections/ContactSection/ContactSection.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: ContactSection,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { contact },
} satisfies Meta<typeof ContactSection>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: contact.details.phone })).toHaveAttribute(
      'href',
      'tel:+17135550142',
    );
  },
};
