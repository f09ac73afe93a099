import type { Meta, StoryObj } from '@storybook/react';
import StartPage from '../../src/pages/StartPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: StartPage,
  parameters: pageAt('/start'),
} satisfies Meta<typeof StartPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Start with $1,000 off.'),
};
