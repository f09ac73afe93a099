import type { Meta, StoryObj } from '@storybook/react';
import ApptPage from '../../src/pages/ApptPage.tsx';
import { pageAt } from '../support/page.ts';

export default { component: ApptPage, parameters: pageAt('/appt') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };
