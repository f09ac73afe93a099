import type { Meta, StoryObj } from '@storybook/react';
import FailedPage from '../../src/pages/FailedPage.tsx';
import { pageAt } from '../support/page.ts';

export default { component: FailedPage, parameters: pageAt('/') } satisfies Meta;

/** The page's code did not load: no connection, or a deployment has replaced the files. */
export const Default: StoryObj = { tags: ['state:default'] };
