import type { Meta, StoryObj } from '@storybook/react';
import { contact } from '../../src/content/contact.ts';
import ContactPage from '../../src/pages/ContactPage.tsx';
import { controlOf } from '../support/fields.ts';
import { expect } from '../support/test.ts';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: ContactPage, parameters: pageAt('/contact') } satisfies Meta;

/** The first field is on a phone's first screen. */
export const Default: StoryObj = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const first = controlOf(canvasElement, contact.form.labels.firstName);
    await expect(first.getBoundingClientRect().bottom).toBeLessThan(640);
  },
};

export const FirstScreen: StoryObj = firstScreenAt('/contact');
