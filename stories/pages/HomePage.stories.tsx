import type { Meta, StoryObj } from '@storybook/react';
import HomePage, { late } from '../../src/pages/HomePage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: HomePage,
  loaders: () => late.load(),
  parameters: pageAt('/'),
} satisfies Meta<typeof HomePage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Your clients trust you. Now offer them medical weight loss.'),
};
