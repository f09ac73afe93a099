import type { Meta, StoryObj } from '@storybook/react';
import { modes } from '../../.storybook/modes.ts';
import CareersPage from '../../src/pages/CareersPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: CareersPage,
  // Its play follows a link that is not printed.
  parameters: { ...pageAt('/careers'), chromatic: { modes: { ...modes, print: { disable: true } } } },
} satisfies Meta<typeof CareersPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const target = canvas.getByRole('link', { name: 'Explore Open Roles' }).getAttribute('href') ?? '';
    await expect(canvasElement.querySelector(target)).toBe(canvas.getByRole('region', { name: 'Open roles' }));
  },
};

export const FirstScreen: StoryObj<typeof meta> = firstScreenAt('/careers');
