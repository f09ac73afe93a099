import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import ApptPage from '../../src/pages/ApptPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/ApptPage',
  component: ApptPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/appt' } },
} satisfies Meta<typeof ApptPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Add peptides or medical weight loss to your business in 24 hours.',
    );
  },
};
