import type { Meta, StoryObj } from '@storybook/react';
import ContactPage from '../../src/pages/ContactPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: ContactPage,
  parameters: pageAt('/contact'),
} satisfies Meta<typeof ContactPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Talk to somebody who knows the answer'),
};
