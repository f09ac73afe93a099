import type { Meta, StoryObj } from '@storybook/react';
import TelehealthConsentPage from '../../src/pages/TelehealthConsentPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: TelehealthConsentPage, parameters: pageAt('/telehealth-consent') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/telehealth-consent');
