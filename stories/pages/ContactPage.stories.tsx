import type { Meta, StoryObj } from '@storybook/react';
import ContactPage from '../../src/pages/ContactPage.tsx';
import { expect, within } from '../support/test.ts';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: ContactPage, parameters: pageAt('/contact') } satisfies Meta;

/** The first field is on a phone's first screen. */
export const Default: StoryObj = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByLabelText('First name');
    await expect(first.getBoundingClientRect().bottom).toBeLessThan(640);
  },
};

export const FirstScreen: StoryObj = firstScreenAt('/contact');
