import type { Meta, StoryObj } from '@storybook/react';
import FaqPage from '../../src/pages/FaqPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: FaqPage, parameters: pageAt('/faq') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/faq');
