import type { Meta, StoryObj } from '@storybook/react';
import BookingDemoDrPage from '../../src/pages/BookingDemoDrPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: BookingDemoDrPage, parameters: pageAt('/booking-demo-dr') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/booking-demo-dr');
