import type { Meta, StoryObj } from '@storybook/react';
import { testimonials } from '../../../src/content/testimonials.ts';
import { Testimonial } from '../../../src/sections/testimonials/Testimonial.tsx';
import { longText } from '../../support/longText.ts';
import { onInverse } from '../../support/onInverse.tsx';

const meta = {
  component: Testimonial,
  decorators: [onInverse],
  args: { testimonial: testimonials.items[0], sample: testimonials.sample, starsLabel: testimonials.stars },
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = { tags: ['state:default'] };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
