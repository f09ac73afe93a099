import type { Meta, StoryObj } from '@storybook/react';
import { ResponsiveImage } from '../../../src/components/media/ResponsiveImage.tsx';
import { testimonials } from '../../../src/content/testimonials.ts';
import { expect, within } from '../../support/test.ts';

const { portrait } = testimonials.items[0];

const meta = {
  component: ResponsiveImage,
  args: { image: { ...portrait, alt: 'A portrait' } },
} satisfies Meta<typeof ResponsiveImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lazy: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'A portrait' });
    await expect(image).toHaveAttribute('width', String(portrait.width));
    await expect(image).toHaveAttribute('height', String(portrait.height));
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(canvasElement.querySelector('source')).toHaveAttribute('srcset', `${portrait.base}.avif`);
  },
};
