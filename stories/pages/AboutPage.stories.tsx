import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import { brand } from '../../src/content/brand.ts';
import AboutPage from '../../src/pages/AboutPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/AboutPage',
  component: AboutPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/about' } },
} satisfies Meta<typeof AboutPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: `Hello. We’re ${brand.name}.` }),
    ).toBeInTheDocument();
  },
};
