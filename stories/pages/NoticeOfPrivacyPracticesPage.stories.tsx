import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import NoticeOfPrivacyPracticesPage from '../../src/pages/NoticeOfPrivacyPracticesPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/NoticeOfPrivacyPracticesPage',
  component: NoticeOfPrivacyPracticesPage,
  parameters: {
    layout: 'fullscreen',
    chromatic: pageModes,
    router: { path: '/notice-of-privacy-practices' },
  },
} satisfies Meta<typeof NoticeOfPrivacyPracticesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Notice of Privacy Practices');
  },
};
