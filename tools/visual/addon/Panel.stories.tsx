import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from '@storybook/test';
import { useEffect, useState } from 'react';
import { convert, ThemeProvider, themes } from 'storybook/internal/theming';
import type { VisualResult } from '../report-types.ts';
import type { Backend } from './backend.ts';
import { dataOf, fakeBackend, footer, resultOf } from './fixtures.ts';
import { Panel } from './Panel.tsx';
import { createReview } from './review.ts';

/** A page with a heading and a button. */
function drawing(height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="${height}"><rect width="360" height="264" fill="#fbf8f2"/>
    <rect x="24" y="28" width="220" height="26" fill="#0e3b34"/><rect x="24" y="${height - 84}" width="150" height="44"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const URLS: Record<string, string> = { before: drawing(240), after: drawing(264) };

type Args = { results: VisualResult[] | null; backend: Backend | null };

function Workshop({ results, backend }: Args) {
  const [storyId, selectStory] = useState('components-button--primary');
  const [review] = useState(() => {
    const data = results ? dataOf(...results) : { ...dataOf(), report: null };
    return createReview({ data, backend, read: () => Promise.resolve(data) });
  });
  // The keys work in the focused panel.
  useEffect(() => document.querySelector<HTMLElement>('.visual')?.focus(), []);
  return (
    <ThemeProvider theme={convert(themes.light)}>
      <Panel storyId={storyId} review={review} selectStory={selectStory} urlOf={(hash) => URLS[hash] ?? ''} />
    </ThemeProvider>
  );
}

const primary = resultOf('Primary', 'changed');
const local = (more: Partial<Backend> = {}) => fakeBackend({ kind: 'local', ...more });

const meta = {
  title: 'Workshop/VisualPanel',
  render: (args) => <Workshop {...args} />,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { results: [primary], backend: local() },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isPressed = (canvas: Canvas, name: RegExp | string) =>
  expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');

/** Ends with the view that the gate compares: the difference along a shift. */
export const Changed: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await isPressed(canvas, 'difference');
    for (const [at, name] of ['accepted', 'current', 'difference', 'slider'].entries()) {
      await userEvent.keyboard(String(at + 1));
      await isPressed(canvas, name);
    }
    await expect(canvas.getByRole('slider')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Accepted, desktop' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Current, desktop' })).toBeVisible();
    await userEvent.keyboard('3');
  },
};

/** Steps through the modes of a story, to a new story, and to a removed one, which is shown next to the selected one. */
export const New: Story = {
  args: {
    results: [primary, resultOf('Primary', 'passed', {}, 'phone'), resultOf('Zoomed', 'new'), resultOf('Old', 'removed')],
    backend: null,
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('m');
    await isPressed(canvas, 'phone passed');
    await userEvent.keyboard('mj');
    await expect(canvas.getByText('Change 3 of 3')).toBeVisible();
    await isPressed(canvas, 'desktop new');
    await expect(canvas.getByText('npm run visual:accept -- components-button--zoomed')).toBeVisible();
    await userEvent.keyboard('kk');
    await expect(canvas.getByRole('heading', { name: 'Components/Button / Old' })).toBeVisible();
    await isPressed(canvas, 'desktop removed');
  },
};

export const Errored: Story = {
  args: {
    results: [
      resultOf('Primary', 'errored', {
        problems: [{ kind: 'play', message: 'expect(element).toBeDisabled()', detail: 'at play (LeadForm.stories.tsx:92:41)' }],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^play: expect\(element\)\.toBeDisabled\(\)/)).toBeVisible();
    await userEvent.keyboard('ar');
    await expect(canvas.getByText(/has to work before/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** A reviewer of a published Storybook signs in, approves the same difference everywhere, and then rejects one. */
export const Decided: Story = {
  args: { results: ['Primary', 'Large', 'Small'].map((name) => resultOf(name, 'changed', footer)), backend: fakeBackend() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Reviewer key'), 'key-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to decide' }));
    await expect(await canvas.findByText(/The same difference in 3 screenshots/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve all 3' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Approved: 3 screenshots.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await userEvent.keyboard('Too dark{Enter}');
    await expect(await canvas.findByText(/^Rejected by Ben \(you\), .*“Too dark”$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw rejection and approve' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByLabelText('Reviewer key')).toBeVisible();
  },
};

export const NothingToReview: Story = {
  args: {
    results: [resultOf('Primary', 'passed')],
    backend: local({
      history: ({ render }) => {
        const lines = [{ mode: 'desktop', hash: 'before', stored: render === 'fedcba9876' }];
        const entry = { commit: 'fedcba9876', at: '2026-11-01T10:00:00.000Z', author: 'Ana', subject: 'button: darken' };
        return Promise.resolve([{ ...entry, lines }]);
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Accepted by Ana, Nov 18, 2026, .* \(abc1234\)\.$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Accepted, desktop' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Render its screenshot' }));
    await expect(await canvas.findByRole('img', { name: 'Accepted in fedcba9' })).toBeVisible();
  },
};

export const WithoutResults: Story = {
  args: { results: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is no result yet/)).toBeVisible();
    await expect(canvas.queryByText(/has been accepted/)).not.toBeInTheDocument();
  },
};
