import type { Meta, StoryObj } from '@storybook/react';
import ThankYouWebinarPage from '../../src/pages/ThankYouWebinarPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: ThankYouWebinarPage, parameters: pageAt('/ty-fb') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/ty-fb');
