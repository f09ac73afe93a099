import type { Meta, StoryObj } from '@storybook/react';
import { modes } from '../../.storybook/modes.ts';
import type { Decide } from '../../tests/visual/review/client/main.ts';
import { expect, fn, userEvent, waitFor, within } from '../support/test.ts';
import { another, broken, changed, dataOf, reportOf } from './reviewData.ts';
import { ReviewFrame, states } from './ReviewFrame.tsx';

const many = [changed, another('Secondary'), another('Large', { outcome: 'new', change: null }), broken];

/** What the server does, on a report in memory. */
const deciding = (results = many): Decide => {
  const decide: Decide = ({ action, keys, note }) => {
    const decided = results.map((result) => {
      if (!keys.includes(result.key) || action === 'undo') return result;
      const rejected = action === 'reject' ? { note, at: '2026-11-20T15:01:00.000Z', pixels: 'b41f' } : null;
      return { ...result, decision: action === 'reject' ? ('rejected' as const) : ('accepted' as const), rejected };
    });
    return Promise.resolve(reportOf(...decided));
  };
  return fn(decide);
};

const meta = {
  title: 'Workshop/ReviewFrame',
  component: ReviewFrame,
  parameters: { states, layout: 'fullscreen', chromatic: { modes: { desktop: modes.desktop } } },
  args: { data: dataOf(changed), decide: deciding() },
} satisfies Meta<typeof ReviewFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (keys: string) => userEvent.keyboard(keys);
const selected = (canvasElement: HTMLElement) => canvasElement.querySelector('.detail h2')?.firstChild?.textContent;
const view = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name });

export const NothingToReview: Story = {
  tags: ['state:empty'],
  args: { data: dataOf() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Nothing differs' })).toBeVisible();
  },
};

/** Red beyond its results: there is nothing to accept, but something to mend. */
export const RunFailed: Story = {
  tags: ['state:error'],
  args: {
    data: { ...dataOf(), report: { ...reportOf(), failures: ['No story was selected, so nothing was checked.'], passed: false } },
  },
};

export const OneChange: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('3');
    await expect(canvas.getByText(/8,412 pixels \(9.74 %\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'components-button--primary' })).toHaveAttribute(
      'href',
      '/storybook/?path=/story/components-button--primary',
    );
  },
};

export const Slider: Story = {
  tags: ['state:variant'],
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole('slider', { name: /How much of the picture/ });
    await expect(handle).toHaveValue('50');
    await press('o');
    await expect(view(canvasElement, 'outlines')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Overlay: Story = {
  tags: ['state:variant'],
  play: async ({ canvasElement }) => {
    await press('5');
    await expect(view(canvasElement, 'overlay')).toHaveAttribute('aria-pressed', 'true');
    await expect(within(canvasElement).getByRole('slider', { name: /How opaque/ })).toBeVisible();
  },
};

/** Before and after take turns; which of them a picture would catch is a matter of chance, so none is taken. */
export const Strobe: Story = {
  tags: ['state:variant'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await press('6');
    const which = () => canvasElement.querySelector('.which')?.textContent;
    await expect(which()).toBe('after');
    await waitFor(() => expect(which()).toBe('before'), { timeout: 2000 });
  },
};

/** From the first difference to the last without a pointer. */
export const ManyByKeyboard: Story = {
  tags: ['state:selected'],
  args: { data: dataOf(...many) },
  play: async ({ canvasElement }) => {
    await expect(selected(canvasElement)).toBe('Primary');
    await press('jj');
    await expect(selected(canvasElement)).toBe('Large');
    await press('k');
    await expect(selected(canvasElement)).toBe('Secondary');
    await press('2');
    await expect(view(canvasElement, 'after')).toHaveAttribute('aria-pressed', 'true');
    await press('z');
    await expect(within(canvasElement).getByRole('button', { name: '100 %' })).toBeVisible();
  },
};

export const KeysOpen: Story = {
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('?');
    await expect(canvas.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await press('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await press('?');
  },
};

export const Accepted: Story = {
  tags: ['state:success'],
  args: { data: dataOf(...many), decide: deciding() },
  play: async ({ canvasElement, args }) => {
    await press('a');
    await expect(args.decide).toHaveBeenCalledWith({ action: 'accept', keys: [changed.key], note: '' });
    await expect(await within(canvasElement).findByText('Accepted.')).toBeVisible();
    // On to what is not decided yet; back, the decision is there.
    await expect(selected(canvasElement)).toBe('Secondary');
    await press('k');
    await expect(within(canvasElement).getByRole('button', { name: /Take back/ })).toBeEnabled();
  },
};

export const Rejected: Story = {
  tags: ['state:success'],
  args: { decide: deciding([changed]) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press('r');
    const note = canvas.getByLabelText(/Note for whoever changes it/);
    await expect(note).toHaveFocus();
    // Letters are letters here, not keys of the page.
    await userEvent.type(note, 'Too dark, and a bit low{Enter}');
    await expect(args.decide).toHaveBeenCalledWith({ action: 'reject', keys: [changed.key], note: 'Too dark, and a bit low' });
    await expect(await canvas.findByText('Too dark, and a bit low')).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['state:submitting'],
  args: { decide: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await press('a');
    await expect(within(canvasElement).getByRole('button', { name: /^Accept/ })).toBeDisabled();
  },
};

export const FailedToSave: Story = {
  tags: ['state:error'],
  args: {
    decide: () => Promise.reject(new Error('The picture on disk is not the one of this report. Run "npm run visual" again.')),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('a');
    await expect(await canvas.findByText(/The picture on disk is not the one/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Accept/ })).toBeEnabled();
  },
};

/** A story that is broken has nothing to accept. */
export const Broken: Story = {
  tags: ['state:error'],
  args: { data: dataOf(broken), decide: deciding([broken]) },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Accept/ })).toBeDisabled();
    await press('a');
    await expect(args.decide).not.toHaveBeenCalled();
  },
};

export const CannotAccept: Story = {
  tags: ['state:disabled'],
  args: { data: { ...dataOf(changed), refusal: 'CI never writes baselines. Accept on a developer machine and commit.' } },
};

/** What CI leaves behind: everything to see, nothing to press. */
export const StaticReport: Story = {
  tags: ['state:variant'],
  args: { data: { ...dataOf(changed), actions: false, storybook: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('npm run visual:review')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  },
};
