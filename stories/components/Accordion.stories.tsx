import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { Accordion } from '../../src/components/Accordion.tsx';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

const items = [
  { id: 'problem', title: 'Problem', body: <p>Clients ask for help that a gym cannot give.</p> },
  { id: 'solution', title: 'Solution', body: <p>Independent providers give it, under the gym’s own brand.</p> },
  { id: 'impact', title: 'Driving Impact', body: <p>The client stays, and gets better.</p> },
];

const meta = {
  component: Accordion,
  parameters: { chromatic: phoneAndDesktop },
  args: { items },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const openTitles = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('details')]
    .filter(({ open }) => open)
    .map((item) => item.querySelector('summary')?.textContent);

export const AllClosed: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'summary, button' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(openTitles(canvasElement)).toEqual([]);
  },
};

export const FirstOpen: Story = {
  tags: ['state:open'],
  args: { initialIndex: 0 },
  play: async ({ canvasElement }) => {
    await expect(openTitles(canvasElement)).toEqual(['Problem']);
  },
};

/** Opening one closes the other; clicking the open one closes it; the URL's fragment follows. */
export const OneAtATime: Story = {
  tags: ['state:behavior'],
  args: { initialIndex: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Solution'));
    await expect(openTitles(canvasElement)).toEqual(['Solution']);
    await expect(window.location.hash).toBe('#solution');
    await userEvent.click(canvas.getByText('Solution'));
    await expect(openTitles(canvasElement)).toEqual([]);
    await expect(window.location.hash).toBe('');
    await userEvent.click(canvas.getByText('Driving Impact'));
    await expect(openTitles(canvasElement)).toEqual(['Driving Impact']);
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};

export const OpenedByAddress: Story = {
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    window.location.hash = '#impact';
    await waitFor(() => expect(openTitles(canvasElement)).toEqual(['Driving Impact']));
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};
