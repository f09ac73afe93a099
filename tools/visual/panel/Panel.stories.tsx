import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, userEvent, waitFor } from '@storybook/test';
import { useEffect, useState } from 'react';
import { convert, ThemeProvider, themes } from 'storybook/internal/theming';
import type { VisualResult } from '../types.ts';
import type { Backend } from './backend.ts';
import { change, dataOf, fakeBackend, footer, resultOf } from './fixtures.ts';
import { Panel } from './Panel.tsx';
import { createReview } from './review.ts';

/** A page with a heading and a button. */
function drawing(height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="${height}"><rect width="360" height="264" fill="#fbf8f2"/>
    <rect x="24" y="28" width="220" height="26" fill="#0e3b34"/><rect x="24" y="${height - 84}" width="150" height="44"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A long page of fine lines, with a bar of another color in its middle. */
const page = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="9000"><pattern id="p" width="3" height="3"
    patternUnits="userSpaceOnUse"><path d="M0 3L3 0" stroke="#0e3b34"/></pattern><rect width="1440" height="9000" fill="#fff"/>
    <rect width="1440" height="9000" fill="url(#p)"/><rect x="24" y="5000" width="220" height="26" fill="${color}"/></svg>`)}`;
const bar = { x: 24, y: 5000, width: 220, height: 26 };
const long = { width: 1440, height: 9000 };

const SHADES = { 'long before': page('#0e3b34'), 'long after': page('#b8482f') };
const URLS: Record<string, string> = { before: drawing(240), after: drawing(264), ...SHADES };

const redPixels = (canvas: HTMLCanvasElement): number => {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return data.filter((value, at) => at % 4 === 0 && value === 214 && data[at + 1] === 0).length;
};

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
const local = () => fakeBackend({ kind: 'local' });

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

/** Begins with both pictures, and ends with the view that the gate compares: the difference along a shift. */
export const Changed: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await isPressed(canvas, 'side by side');
    const [accepted, current] = ['Accepted, desktop', 'Current, desktop'].map((name) => canvas.getByRole('img', { name }));
    await expect(accepted).toBeVisible();
    await expect(current).toBeVisible();
    for (const [at, name] of ['side by side', 'accepted', 'current', 'difference', 'slider'].entries()) {
      await userEvent.keyboard(String(at + 1));
      await isPressed(canvas, name);
    }
    await expect(canvas.getByRole('slider')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Accepted, desktop' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Current, desktop' })).toBeVisible();
    await userEvent.keyboard('4');
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/^It went from 360 × 240/)).toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
  },
};

/** A long page opens at what changed, and only pixels that differ are red, however the page is scaled. */
export const Difference: Story = {
  args: {
    results: [
      resultOf('Primary', 'changed', {
        accepted: 'long before',
        current: 'long after',
        change: { ...change, pixels: 5720, region: bar, regions: [bar], before: long, after: long, shift: null },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('4');
    const difference = () => canvas.getByRole<HTMLCanvasElement>('img', { name: 'Difference, desktop' });
    await expect(difference().height).toBeLessThan(400);
    await waitFor(() => expect(redPixels(difference())).toBe(5720));
    await userEvent.keyboard('w');
    await expect(difference().height).toBe(9000);
    await waitFor(() => expect(redPixels(difference())).toBe(5720));
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
    await expect(canvas.getByText('Change 2 of 3')).toBeVisible();
    await isPressed(canvas, 'desktop new');
    await expect(canvas.getByText('npm run visual:accept -- components-button--zoomed')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('heading', { name: 'Components/Button / Old' })).toBeVisible();
    await isPressed(canvas, 'desktop removed');
  },
};

/** What is not published is shown live. */
export const WithoutScreenshots: Story = {
  args: { results: [resultOf('Primary', 'passed', { accepted: 'gone' })] },
  play: async ({ canvas }) => {
    const live = await canvas.findByTitle('The story as it is now');
    await expect(live).toHaveAttribute('src', expect.stringContaining('id=components-button--primary'));
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

/** A reviewer of a published Storybook signs in, approves the same difference everywhere, and then rejects it. */
export const Decided: Story = {
  args: { results: ['Primary', 'Large', 'Small'].map((name) => resultOf(name, 'changed', footer)), backend: fakeBackend() },
  play: async ({ canvas }) => {
    // Before it has a text: a screen reader announces only what it knew.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByLabelText('Reviewer key'), 'key-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to decide' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve all 3' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Approved: 3 screenshots.'));
    // The button is gone, and the keyboard still works.
    await userEvent.keyboard('r');
    // Of an input method: it confirms a word.
    await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', isComposing: true });
    await userEvent.keyboard('Too dark{Enter}');
    await expect(await canvas.findByText(/^Rejected by Ben \(you\), .*“Too dark”$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw rejection and approve all 3' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByLabelText('Reviewer key')).toBeVisible();
  },
};

/** The same change at two widths: both are shown, and all others small, by name. */
export const ManyAlike: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    results: [
      resultOf('Primary', 'changed', footer),
      resultOf('Large', 'changed', footer),
      resultOf('Small', 'changed', footer),
      resultOf('Primary', 'changed', footer, 'phone'),
      resultOf('Large', 'changed', footer, 'phone'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Current, desktop' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Current, phone' })).toBeVisible();
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names.slice(0, 5)).toEqual([
      'Components/Button / Primary · desktop',
      'Components/Button / Large · desktop',
      'Components/Button / Small · desktop',
      'Components/Button / Primary · phone',
      'Components/Button / Large · phone',
    ]);
    await expect(canvas.getByText('One decision: 3 stories, 360 and 1440 wide, 5 screenshots')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve all 5' })).toBeEnabled();
  },
};

/** A decision leads to the next change that is open. One key gives the pictures the whole window, and Undo leads back. */
export const OneAfterTheOther: Story = {
  args: { results: ['Primary', 'Large', 'Small'].map((name) => resultOf(name, 'changed')) },
  play: async ({ canvas }) => {
    await userEvent.keyboard('f');
    const { width, height } = canvas.getByRole('region', { name: 'Visual review' }).getBoundingClientRect();
    await expect([width, height]).toEqual([document.documentElement.clientWidth, window.innerHeight]);
    await userEvent.keyboard('fa');
    await expect(await canvas.findByText('Change 2 of 3')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Approved: Components/Button / Primary · desktop.');
    await userEvent.keyboard('u');
    await expect(await canvas.findByText('Change 1 of 3')).toBeVisible();
    await userEvent.keyboard('r');
    await userEvent.keyboard('Too dark{Enter}');
    await expect(await canvas.findByText('Change 2 of 3')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Rejected: Components/Button / Primary · desktop.');
    await expect(canvas.getByRole('status')).toHaveClass('rejected');
  },
};

export const NothingToReview: Story = {
  args: {
    results: [resultOf('Primary', 'passed')],
    backend: local(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Accepted by Ana, Nov 18, 2026, .* \(abc1234\)\.$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Accepted, desktop' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  },
};

export const WithoutResults: Story = {
  args: { results: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No result of the visual tests/)).toBeVisible();
    await expect(canvas.queryByText(/has been accepted/)).not.toBeInTheDocument();
  },
};
