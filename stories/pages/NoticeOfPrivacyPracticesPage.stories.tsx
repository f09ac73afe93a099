import type { Meta, StoryObj } from '@storybook/react';
import NoticeOfPrivacyPracticesPage from '../../src/pages/NoticeOfPrivacyPracticesPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: NoticeOfPrivacyPracticesPage, parameters: pageAt('/notice-of-privacy-practices') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/notice-of-privacy-practices');
