import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import DoctorPage from '../../src/pages/DoctorPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/DoctorPage',
  component: DoctorPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/dr' } },
} satisfies Meta<typeof DoctorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'A cash-pay service line that needs none of your clinic hours.',
    );
  },
};
