import type { Meta, StoryObj } from '@storybook/react';
import DoctorPage, { late } from '../../src/pages/DoctorPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: DoctorPage,
  loaders: () => late.load(),
  parameters: pageAt('/dr'),
} satisfies Meta<typeof DoctorPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('A cash-pay service line that needs none of your clinic hours.'),
};
