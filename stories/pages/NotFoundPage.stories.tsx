import type { Meta, StoryObj } from '@storybook/react';
import NotFoundPage from '../../src/pages/NotFoundPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: NotFoundPage,
  parameters: pageAt('/no-such-page'),
} satisfies Meta<typeof NotFoundPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('There is no page at this address'),
};
