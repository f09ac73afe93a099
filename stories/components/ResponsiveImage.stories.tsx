import type { Meta, StoryObj } from '@storybook/react';
import { ResponsiveImage } from '../../src/components/ResponsiveImage/ResponsiveImage.tsx';
import { home } from '../../src/content/home.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: ResponsiveImage,
  args: { image: { ...home.hero.picture, alt: 'A bottle, a flask and a branch' }, sizes: '460px' },
  decorators: [
    (Story) => (
      <div style={{ width: '460px', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResponsiveImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lazy: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'A bottle, a flask and a branch' });
    await expect(image).toHaveAttribute('width', String(home.hero.picture.width));
    await expect(image).toHaveAttribute('height', String(home.hero.picture.height));
    await expect(image).toHaveAttribute('loading', 'lazy');
    const widths = ({ srcset }: HTMLSourceElement | HTMLImageElement) => srcset.match(/\.\w+ \d+w/g);
    const [avif, webp] = [...canvasElement.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')].map(widths);
    await expect(avif).toEqual(['.avif 480w', '.avif 660w', '.avif 980w', '.avif 1280w']);
    await expect(webp).toEqual(['.webp 480w', '.webp 660w', '.webp 980w', '.webp 1280w']);
  },
};

export const Priority: Story = {
  tags: ['state:variant'],
  args: { isPriority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('loading', 'eager');
  },
};
