import type { Meta, StoryObj } from '@storybook/react';
import { testimonials } from '../../src/content/testimonials.ts';
import { Testimonial } from '../../src/sections/Testimonials/Testimonial.tsx';
import { onInverse } from '../support/onInverse.tsx';

const meta = {
  title: 'Testimonials/Testimonial',
  id: 'sections-testimonial',
  component: Testimonial,
  decorators: [onInverse],
  args: { testimonial: testimonials.items[0], sample: testimonials.sample, starsLabel: testimonials.stars },
} satisfies Meta<typeof Testimonial>;

export default meta;

export const WithTitle: StoryObj<typeof meta> = { tags: ['state:default'] };
