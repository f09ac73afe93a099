import type { Meta, StoryObj } from '@storybook/react';
import { LogoList } from '../../src/components/LogoList.tsx';
import { sixLogos } from '../../src/content/proof.ts';
import { expect, within } from '../support/test.ts';

const logos = Object.values(sixLogos);

const meta = {
  component: LogoList,
  args: { logos, label: 'Partner businesses' },
} satisfies Meta<typeof LogoList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const images = within(canvasElement).getAllByRole('img');
    await expect(images.map((image) => image.getAttribute('alt'))).toEqual(logos.map(({ name }) => name));
  },
};
