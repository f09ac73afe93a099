import type { Meta, StoryObj } from '@storybook/react';
import ThankYouWebinarPage from '../../src/pages/ThankYouWebinarPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: ThankYouWebinarPage,
  parameters: pageAt('/ty-fb'),
} satisfies Meta<typeof ThankYouWebinarPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Thank you. Now watch the recorded live demo'),
};
