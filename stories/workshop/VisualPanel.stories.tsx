import type { Meta, StoryObj } from '@storybook/react';
import type { ModeView } from '../../.storybook/addon-visual/results.ts';
import { states, VisualPanel } from '../../.storybook/addon-visual/VisualPanel.tsx';
import { expect, within } from '../support/test.ts';
import { pictures } from './pictures.ts';

const passed: ModeView = {
  mode: 'desktop',
  outcome: 'passed',
  sentence: 'As accepted.',
  problems: [],
  notes: [],
  decision: null,
  rejection: null,
  baseline: pictures.before,
  current: pictures.before,
  difference: null,
};

const changed: ModeView = {
  ...passed,
  outcome: 'changed',
  sentence: '8,412 pixels (9.74 %) differ within 150 × 56 at (24, 156), at <button> “Get Started”.',
  current: pictures.after,
  difference: pictures.difference,
};

const ranAt = '2026-11-20T15:00:00.000Z';

const meta = {
  title: 'Workshop/VisualPanel',
  component: VisualPanel,
  parameters: { states, layout: 'fullscreen' },
  args: { view: { ranAt, modes: [passed, { ...passed, mode: 'phone' }] } },
} satisfies Meta<typeof VisualPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The gate has not been run here; what was accepted can be looked at all the same. */
export const NoRunYet: Story = {
  tags: ['state:empty'],
  args: {
    view: {
      ranAt: null,
      modes: [{ ...passed, outcome: 'unknown', sentence: 'The last run did not visit it.', current: null }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('npm run visual')).toBeVisible();
    await expect(within(canvasElement).getByRole('img', { name: 'Baseline, desktop' })).toBeVisible();
  },
};

export const NothingAccepted: Story = {
  tags: ['state:empty'],
  args: { view: { ranAt, modes: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No picture of this story has been accepted.')).toBeVisible();
  },
};

/** A run with a filter looks at some stories only. */
export const NotVisited: Story = {
  tags: ['state:variant'],
  args: {
    view: { ranAt, modes: [{ ...passed, outcome: 'unknown', sentence: 'The last run did not visit it.', current: null }] },
  },
};

export const AsAccepted: Story = {
  tags: ['state:success'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.queryByText('npm run visual:review')).not.toBeInTheDocument();
  },
};

/** Changed in one mode, as accepted in the other. */
export const Changed: Story = {
  tags: ['state:default'],
  args: { view: { ranAt, modes: [changed, { ...passed, mode: 'phone' }] } },
  play: async ({ canvasElement }) => {
    const desktop = within(within(canvasElement).getByRole('region', { name: 'desktop' }));
    for (const name of ['Baseline, desktop', 'Current, desktop', 'Difference, desktop']) {
      await expect(desktop.getByRole('img', { name })).toBeVisible();
    }
    await expect(desktop.getByText(/8,412 pixels/)).toBeVisible();
    await expect(within(canvasElement).getByText('npm run visual:review')).toBeVisible();
  },
};

export const New: Story = {
  tags: ['state:variant'],
  args: {
    view: {
      ranAt,
      modes: [
        {
          ...changed,
          outcome: 'new',
          sentence: 'No picture of this story has been accepted yet.',
          baseline: null,
          difference: null,
        },
      ],
    },
  },
};

export const Broken: Story = {
  tags: ['state:error'],
  args: {
    view: {
      ranAt,
      modes: [
        {
          ...changed,
          outcome: 'errored',
          sentence: 'Accessibility: button-name: Buttons must have discernible text (critical, 1 element) (and 1 more problem)',
          problems: [
            { kind: 'axe', message: 'button-name: Buttons must have discernible text (critical, 1 element)' },
            { kind: 'console', message: 'console.error: unknown icon' },
          ],
          notes: ['The picture settled late: it took 3 looks, and moved within 12 × 12 at (24, 156).'],
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const problems = within(canvasElement).getAllByRole('listitem');
    await expect(problems.map((item) => item.textContent)).toEqual([
      'console: console.error: unknown icon',
      'The picture settled late: it took 3 looks, and moved within 12 × 12 at (24, 156).',
    ]);
  },
};

/** Decided on the review page since the run. */
export const Accepted: Story = {
  tags: ['state:success'],
  args: { view: { ranAt, modes: [{ ...changed, decision: 'accepted' }] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('accepted since')).toBeVisible();
    await expect(within(canvasElement).queryByText('npm run visual:review')).not.toBeInTheDocument();
  },
};

export const Rejected: Story = {
  tags: ['state:error'],
  args: {
    view: { ranAt, modes: [{ ...changed, decision: 'rejected', rejection: 'The button stands too low, and why is it darker?' }] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/The button stands too low/)).toBeVisible();
  },
};
