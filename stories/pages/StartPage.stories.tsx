import type { Meta, StoryObj } from '@storybook/react';
import StartPage from '../../src/pages/StartPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: StartPage, parameters: pageAt('/start') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/start');
