import type { Meta, StoryObj } from '@storybook/react';
import ApptPage from '../../src/pages/ApptPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';
import { expect, within } from '../support/test.ts';

export default { component: ApptPage, parameters: pageAt('/appt') } satisfies Meta;

/** The last action of the page, which is not printed, leads up to its calendar, which follows the promise. */
export const Default: StoryObj = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = within(canvas.getByRole('main')).getAllByRole('link', { hidden: true }).at(-1);
    const calendar = canvasElement.querySelector(last?.getAttribute('href') ?? 'none');
    await expect(calendar).toHaveTextContent('Book by phone');
    await expect(calendar?.previousElementSibling).toHaveTextContent('60 minutes, free, no obligation');
  },
};

export const FirstScreen: StoryObj = firstScreenAt('/appt');
