import type { Meta, StoryObj } from '@storybook/react';
import { modes } from '../../.storybook/modes.ts';
import CareersPage from '../../src/pages/CareersPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: CareersPage,
  parameters: {
    layout: 'fullscreen',
    // Its play follows a link that is not printed.
    chromatic: { modes: { ...modes, print: { disable: true } } },
    router: { path: '/careers' },
  },
} satisfies Meta<typeof CareersPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Work that somebody will thank you for');
    const target = canvas.getByRole('link', { name: 'Explore Open Roles' }).getAttribute('href') ?? '';
    await expect(canvasElement.querySelector(target)).toBe(canvas.getByRole('region', { name: 'Open roles' }));
  },
};
