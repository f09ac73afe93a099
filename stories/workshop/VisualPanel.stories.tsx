import type { Meta, StoryObj } from '@storybook/react';
import { dataOf, decisionOf, fakeBackend, resultOf } from '../../tools/visual/addon/fixtures.ts';
import { Panel } from '../../tools/visual/addon/Panel.tsx';
import type { PanelProps } from '../../tools/visual/addon/Panel.tsx';
import { createReview, ReviewError } from '../../tools/visual/addon/review.ts';
import type { Backend } from '../../tools/visual/addon/review.ts';
import type { VisualResult } from '../../tools/visual/report-types.ts';
import { expect, fn, userEvent, waitFor, within } from '../support/test.ts';
import { pictures } from './pictures.ts';

const primary = resultOf('Primary', 'changed');
const local = fakeBackend({ kind: 'local', history: () => Promise.resolve({ storyId: '', entries: [], error: null }) });

function panel(results: VisualResult[], backend: Backend | null): PanelProps {
  const review = createReview(backend, { getItem: () => null, setItem: fn(), removeItem: fn() });
  return {
    storyId: primary.storyId,
    data: dataOf(...results),
    review,
    selectStory: fn(),
    screenshotUrl: (hash) => (hash === 'before' ? pictures.before : pictures.after),
  };
}

const meta = {
  title: 'Workshop/VisualPanel',
  component: Panel,
  // Storybook's own screens have their tests; a shelf of screenshots of itself would say nothing about the site.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: panel([primary], local),
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

const signIn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Reviewer key'), 'key-1');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in to decide' }));
  return canvas;
};

/** Signing in fails in words, and the typed key stays. */
const failing = (message: string): Pick<Story, 'tags' | 'args' | 'play'> => ({
  tags: ['state:error'],
  args: panel([primary], fakeBackend({ list: () => Promise.reject(new ReviewError(message, true)) })),
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(canvas.getByLabelText('Reviewer key')).toHaveValue('key-1');
  },
});

export const Unchanged: Story = {
  tags: ['state:success'],
  args: panel([resultOf('Primary', 'passed')], local),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Accepted by Ana/)).toBeVisible();
    await expect(within(canvasElement).getByRole('img', { name: 'Accepted, desktop' })).toBeVisible();
  },
};

export const NoRunYet: Story = {
  tags: ['state:empty'],
  args: { ...panel([], local), data: { report: null, accepted: {}, reviewUrl: null } },
};

/** Of the button, which has another color now. */
function pixelOf(canvasElement: HTMLElement): number[] {
  const context = canvasElement.querySelector('canvas')?.getContext('2d', { willReadFrequently: true });
  return Array.from(context?.getImageData(60, 170, 1, 1).data ?? []);
}

/** The difference is drawn from the two screenshots; the other views by keys. */
export const Changed: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // jsdom draws nothing and says so.
    if (navigator.userAgent.includes('jsdom')) await canvas.findByText(/not stored here/);
    else await waitFor(() => expect(pixelOf(canvasElement)).toEqual([214, 0, 38, 255]));
    await userEvent.click(canvas.getByRole('button', { name: 'accepted' }));
    await userEvent.keyboard('4');
    await expect(canvas.getByRole('slider')).toBeVisible();
    await userEvent.keyboard('3');
  },
};

export const New: Story = { tags: ['state:variant'], args: panel([resultOf('Primary', 'new')], local) };

export const Broken: Story = {
  tags: ['state:error'],
  args: panel(
    [
      resultOf('Primary', 'errored', {
        sentence: 'Its play failed: expect(element).toBeDisabled()',
        problems: [
          { kind: 'play', message: 'expect(element).toBeDisabled()', detail: 'at play (LeadForm.stories.tsx:92:41)' },
          { kind: 'axe', message: 'button-name: Buttons must have discernible text', detail: null },
        ],
        notes: ['The screenshot settled late: it took 3 looks.'],
      }),
    ],
    local,
  ),
};

export const SeveralModes: Story = {
  tags: ['state:variant'],
  args: panel([primary, resultOf('Primary', 'new', {}, 'phone'), resultOf('Primary', 'passed', {}, 'tablet')], local),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^phone/ }));
    await expect(within(canvasElement).getByText('It is new.')).toBeVisible();
  },
};

export const OneDecisionForMany: Story = {
  tags: ['state:selected'],
  args: panel(
    ['Primary', 'Large', 'Small'].map((name) => resultOf(name, 'changed', { group: 'footer' })),
    local,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/The same difference in 3 screenshots/));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve all 3' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Approved: 3 screenshots.');
  },
};

export const NoBackend: Story = { tags: ['state:disabled'], args: panel([primary], null) };

export const SignedOut: Story = { tags: ['state:variant'], args: panel([primary], fakeBackend()) };

export const SignedIn: Story = {
  tags: ['state:success'],
  args: panel([primary], fakeBackend()),
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    await userEvent.keyboard('Too dark{Enter}');
    await expect(await canvas.findByText(/^Rejected by Ben \(you\), .*“Too dark”$/)).toBeVisible();
  },
};

export const WrongKey: Story = failing('This reviewer key is not known. Check it, or ask for a new one.');
export const RevokedKey: Story = failing('This reviewer key has been revoked. Ask for a new one.');
export const TooManyTries: Story = failing('Too many tries. Wait a few minutes, then try again.');

/** What was written stays, so that it can be sent later. */
export const BackendDown: Story = {
  tags: ['state:error'],
  args: panel([primary], fakeBackend({ decide: () => Promise.reject(new ReviewError('The review service cannot be reached.')) })),
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    await userEvent.keyboard('Too dark{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('cannot be reached');
    await expect(canvas.getByLabelText(/What should be different/)).toHaveValue('Too dark');
  },
};

export const Disagreeing: Story = {
  tags: ['state:variant'],
  args: panel(
    [{ ...primary, decisions: [decisionOf('approved', 'Ana'), decisionOf('rejected', 'Ben', 'The button is too dark.')] }],
    fakeBackend(),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw rejection and approve' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Approved.');
    await expect(canvas.queryByText(/The reviewers disagree/)).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  tags: ['state:submitting'],
  args: panel([primary], fakeBackend({ kind: 'local', decide: () => new Promise(() => undefined) })),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Approve' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Sending…' })).toBeDisabled();
  },
};
