import type { Meta, StoryObj } from '@storybook/react';
import ThankYouDemoPage, { late } from '../../src/pages/ThankYouDemoPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: ThankYouDemoPage,
  loaders: () => late.load(),
  parameters: pageAt('/ty-demo'),
} satisfies Meta<typeof ThankYouDemoPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('You’re All Set!'),
};
