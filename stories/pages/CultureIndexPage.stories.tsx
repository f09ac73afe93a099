import type { Meta, StoryObj } from '@storybook/react';
import CultureIndexPage from '../../src/pages/CultureIndexPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: CultureIndexPage,
  parameters: pageAt('/culture-index'),
} satisfies Meta<typeof CultureIndexPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'See open roles' });
    await expect(link).toHaveAttribute('href', '/careers#open-positions');
  },
};

export const FirstScreen: StoryObj<typeof meta> = firstScreenAt('/culture-index');
