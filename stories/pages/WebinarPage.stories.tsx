import type { Meta, StoryObj } from '@storybook/react';
import WebinarPage from '../../src/pages/WebinarPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: WebinarPage, parameters: pageAt('/webinar') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/webinar');
