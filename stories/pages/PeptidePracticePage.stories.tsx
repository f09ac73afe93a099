import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import PeptidePracticePage from '../../src/pages/PeptidePracticePage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/PeptidePracticePage',
  component: PeptidePracticePage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/pepprac' } },
} satisfies Meta<typeof PeptidePracticePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Where Wellness Meets Medicine');
  },
};
