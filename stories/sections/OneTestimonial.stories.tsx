import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { apptTestimonial } from '../../src/content/appt.ts';
import { OneTestimonial } from '../../src/sections/Testimonials/OneTestimonial.tsx';

const meta = {
  component: OneTestimonial,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: apptTestimonial,
} satisfies Meta<typeof OneTestimonial>;

export default meta;

export const Default: StoryObj<typeof meta> = { tags: ['state:default'] };
