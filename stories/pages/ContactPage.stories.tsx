import type { Meta, StoryObj } from '@storybook/react';
import ContactPage from '../../src/pages/ContactPage.tsx';
import { pageAt } from '../support/page.ts';

export default { component: ContactPage, parameters: pageAt('/contact') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };
