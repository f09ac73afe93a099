import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import type { Cell } from '../guides/states/matrix.ts';
import { StatesMatrix } from '../guides/states/StatesMatrix.tsx';
import { expect, fireEvent, userEvent, waitFor, within } from '../support/test.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="240"><rect width="360" height="240" fill="#fbf8f2"/>' +
  '<rect x="24" y="28" width="220" height="26" fill="#0e3b34"/><rect x="24" y="156" width="150" height="44" fill="#b8482f"/></svg>';
const accepted = {
  screenshot: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  by: 'Ada Lovelace',
  at: '2026-11-18T09:30:00.000Z',
};
const desktop: Cell = { mode: 'desktop', width: 1440, height: 900, ...accepted };
const phone: Cell = { mode: 'phone', width: 360, height: 740, ...accepted };
const none: Cell = { mode: 'open the story', screenshot: null, width: 0, height: 0, by: null, at: null };

const meta = {
  component: StatesMatrix,
  parameters: { chromatic: phoneAndDesktop },
  args: {
    base: '',
    rows: [
      {
        title: 'Sections/Hero',
        states: [
          { id: 'sections-hero--default', name: 'Default', kind: 'default', cells: [phone, desktop] },
          { id: 'sections-hero--long-text', name: 'Long Text', kind: 'overflow', cells: [none] },
        ],
      },
      {
        title: 'Components/Button',
        states: [
          { id: 'components-button--primary', name: 'Primary', kind: 'default', cells: [desktop] },
          { id: 'components-button--disabled', name: 'Disabled', kind: 'disabled', cells: [desktop] },
        ],
      },
    ],
  },
} satisfies Meta<typeof StatesMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 components, 4 states, 4 accepted screenshots, 1 state without one.',
    );
    const hero = canvas.getByRole('link', { name: /Hero, Default, phone/ });
    await expect(hero).toHaveAttribute('href', './?path=/story/sections-hero--default');
    await expect(hero).toHaveAttribute('target', '_top');
    await expect(hero).toHaveAttribute('title', 'Accepted by Ada Lovelace on November 18, 2026');
  },
};

export const Filtered: Story = {
  tags: ['state:variant'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Kind of state'), 'disabled');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 component, 1 state');
    await expect(canvas.queryByRole('heading', { name: /Primary/ })).not.toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Component or state'), 'footer');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 components');
    canvas.getByLabelText('Component or state').blur();
  },
};

/** Hashes are committed, screenshots are not: a fresh clone has none. */
export const ScreenshotMissing: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const screenshot of canvas.getAllByRole('img')) await fireEvent.error(screenshot);
    await waitFor(() => expect(canvas.getAllByText('No screenshot here: open the story.')).toHaveLength(4));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
