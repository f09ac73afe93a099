import type { Meta, StoryObj } from '@storybook/react';
import NoticeOfPrivacyPracticesPage from '../../src/pages/NoticeOfPrivacyPracticesPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: NoticeOfPrivacyPracticesPage,
  parameters: pageAt('/notice-of-privacy-practices'),
} satisfies Meta<typeof NoticeOfPrivacyPracticesPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Notice of Privacy Practices'),
};
