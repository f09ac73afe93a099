import type { Meta, StoryObj } from '@storybook/react';
import BookingDemoPage from '../../src/pages/BookingDemoPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: BookingDemoPage, parameters: pageAt('/booking-demo') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/booking-demo');
