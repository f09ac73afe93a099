import type { Meta, StoryObj } from '@storybook/react';
import NotFoundPage from '../../src/pages/NotFoundPage.tsx';
import { pageAt } from '../support/page.ts';

export default { component: NotFoundPage, parameters: pageAt('/no-such-page') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };
