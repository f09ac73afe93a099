import type { Meta, StoryObj } from '@storybook/react';
import NotFoundPage from '../../src/pages/NotFoundPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: NotFoundPage, parameters: pageAt('/no-such-page') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/no-such-page');
