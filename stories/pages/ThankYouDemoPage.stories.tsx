import type { Meta, StoryObj } from '@storybook/react';
import { rememberBookedCall } from '../../src/hooks/useBookedCall.ts';
import ThankYouDemoPage, { late } from '../../src/pages/ThankYouDemoPage.tsx';
import { bookedCall } from '../support/bookedCall.ts';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';
import { expect, within } from '../support/test.ts';

export default { component: ThankYouDemoPage, loaders: () => late.load(), parameters: pageAt('/ty-demo') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

/** The calendar's provider has said when the call is. */
export const TimeKnown: StoryObj = {
  tags: ['state:variant'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => rememberBookedCall(bookedCall),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  },
};

export const FirstScreen: StoryObj = firstScreenAt('/ty-demo');
