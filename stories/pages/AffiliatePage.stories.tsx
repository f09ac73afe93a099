import type { Meta, StoryObj } from '@storybook/react';
import AffiliatePage, { late } from '../../src/pages/AffiliatePage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: AffiliatePage,
  loaders: () => late.load(),
  parameters: pageAt('/aff'),
} satisfies Meta<typeof AffiliatePage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Somebody you trust sent you. Here is why.'),
};
