import type { Meta, StoryObj } from '@storybook/react';
import WebinarPage from '../../src/pages/WebinarPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: WebinarPage,
  parameters: pageAt('/webinar'),
} satisfies Meta<typeof WebinarPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Watch the recorded live demo, then book your implementation call'),
};
