import type { Meta, StoryObj } from '@storybook/react';
import FaqPage from '../../src/pages/FaqPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: FaqPage,
  parameters: pageAt('/faq'),
} satisfies Meta<typeof FaqPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Thirteen plain answers'),
};
