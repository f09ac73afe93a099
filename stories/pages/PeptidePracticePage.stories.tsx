import type { Meta, StoryObj } from '@storybook/react';
import PeptidePracticePage, { late } from '../../src/pages/PeptidePracticePage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: PeptidePracticePage,
  loaders: () => late.load(),
  parameters: pageAt('/pepprac'),
} satisfies Meta<typeof PeptidePracticePage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Where Wellness Meets Medicine'),
};
