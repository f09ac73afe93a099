import type { Meta, StoryObj } from '@storybook/react';
import ApptPage from '../../src/pages/ApptPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: ApptPage,
  parameters: pageAt('/appt'),
} satisfies Meta<typeof ApptPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Add peptides or medical weight loss to your business in 24 hours.'),
};
