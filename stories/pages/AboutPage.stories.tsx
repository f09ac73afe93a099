import type { Meta, StoryObj } from '@storybook/react';
import { brand } from '../../src/content/brand.ts';
import AboutPage from '../../src/pages/AboutPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: AboutPage,
  parameters: pageAt('/about'),
} satisfies Meta<typeof AboutPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle(`Hello. We’re ${brand.name}.`),
};
