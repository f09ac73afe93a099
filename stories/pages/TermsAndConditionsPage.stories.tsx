import type { Meta, StoryObj } from '@storybook/react';
import TermsAndConditionsPage from '../../src/pages/TermsAndConditionsPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: TermsAndConditionsPage, parameters: pageAt('/terms-and-conditions') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/terms-and-conditions');
