import type { Meta, StoryObj } from '@storybook/react';
import AffiliatePage, { late } from '../../src/pages/AffiliatePage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: AffiliatePage, loaders: () => late.load(), parameters: pageAt('/aff') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/aff');
