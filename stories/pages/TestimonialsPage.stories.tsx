import type { Meta, StoryObj } from '@storybook/react';
import TestimonialsPage from '../../src/pages/TestimonialsPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: TestimonialsPage,
  parameters: pageAt('/testimonials'),
} satisfies Meta<typeof TestimonialsPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Success Stories Pinboard'),
};
