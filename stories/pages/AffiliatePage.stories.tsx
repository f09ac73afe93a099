import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import AffiliatePage from '../../src/pages/AffiliatePage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/AffiliatePage',
  component: AffiliatePage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/aff' } },
} satisfies Meta<typeof AffiliatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Somebody you trust sent you. Here is why.',
    );
  },
};
