/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChangedStories } from './ChangedStories.tsx';
import { dataOf, decisionOf, fakeBackend, resultOf } from './fixtures.ts';
import { Panel } from './Panel.tsx';
import { createReview, ReviewError } from './review.ts';
import type { Backend } from './review.ts';
import { describeRun, IDLE } from './TestingWidget.tsx';

// jsdom neither scrolls nor loads images.
Element.prototype.scrollIntoView = () => undefined;
HTMLImageElement.prototype.decode = () => new Promise(() => undefined);

const primary = resultOf('Primary', 'changed');
const phone = resultOf('Primary', 'passed', {}, 'phone');
const removed = resultOf('Old', 'removed');

function open(backend: Backend | null, results = [primary, phone], storyId = primary.storyId) {
  sessionStorage.clear();
  const selectStory = jest.fn();
  const review = createReview(backend, sessionStorage);
  const panel = (id: string) => <Panel storyId={id} data={dataOf(...results)} review={review} selectStory={selectStory} />;
  const { rerender } = render(panel(storyId));
  return { selectStory, goTo: (id: string) => rerender(panel(id)), review };
}
const settled = (run: () => unknown) =>
  act(async () => {
    run();
    await Promise.resolve();
  });
const key = (name: string) =>
  settled(() => fireEvent.keyDown(screen.getByRole('region', { name: 'Visual review' }), { key: name }));
const click = (name: string | RegExp) => settled(() => fireEvent.click(screen.getByRole('button', { name })));
const pressed = (group: string) =>
  Array.from(
    screen.getByRole('group', { name: group }).querySelectorAll('[aria-pressed=true]'),
    ({ textContent }) => textContent,
  );
const local = (more: Partial<Backend> = {}) => fakeBackend({ kind: 'local', ...more });

it('moves through changes of other stories and modes by keys', async () => {
  const { selectStory, goTo } = open(local(), [primary, phone, resultOf('Zoomed', 'new')]);
  await key('m');
  expect(pressed('Mode')).toEqual(['phone as accepted']);
  await key('k');
  expect(pressed('Mode')).toEqual(['desktop changed']);
  await key('j');
  expect(selectStory).toHaveBeenCalledWith('components-button--zoomed');
  goTo('components-button--zoomed');
  expect(screen.getByText('Change 2 of 2')).toBeTruthy();
});

it('shows a removed story beside the story at which the reviewer is', async () => {
  const { selectStory } = open(local(), [primary, removed]);
  await key('k');
  expect(screen.getByRole('heading', { name: 'Components/Button / Old' })).toBeTruthy();
  expect(selectStory).not.toHaveBeenCalled();
});

it('changes the view by keys, and lists the keys', async () => {
  open(local());
  expect(pressed('View')).toEqual(['difference']);
  await key('4');
  expect(pressed('View')).toEqual(['slider']);
  expect(screen.getByRole('slider')).toBeTruthy();
  await key('?');
  expect(screen.getByText('reject, with a note')).toBeTruthy();
});

it('says when a screenshot is not stored', async () => {
  open(local());
  await key('1');
  fireEvent.error(screen.getByRole('img', { name: 'Accepted, desktop' }));
  expect(screen.getByRole('note').textContent).toMatch(/not stored here/);
  await key('2');
  expect(screen.getByRole('img', { name: 'Current, desktop' })).toBeTruthy();
});

it('says who accepted a screenshot, of an unchanged story too', () => {
  open(local(), [phone]);
  expect(screen.getByText(/^Accepted by Ana, .*2026.* \(abc1234\)\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('approves one change, or all that differ in the same way, by keys', async () => {
  const decide = jest.fn(fakeBackend().decide);
  const [one, two] = [resultOf('One', 'changed', { group: 'footer' }), resultOf('Two', 'changed', { group: 'footer' })];
  open(local({ decide }), [one, two], one.storyId);
  expect(screen.getByText(/The same difference in 2 screenshots/)).toBeTruthy();
  await key('A');
  expect(decide).toHaveBeenLastCalledWith('', [one, two], 'approved', '');
  expect(screen.getByRole('status').textContent).toBe('Approved: 2 screenshots.');
  await key('u');
  expect(decide.mock.lastCall?.[2]).toBe('undo');
});

it('does not take letters of a note for keys, and keeps the note when it cannot be sent', async () => {
  const decide = jest.fn(() => Promise.reject(new ReviewError('down')));
  open(local({ decide }));
  await key('r');
  const note = screen.getByLabelText<HTMLTextAreaElement>(/What should be different/);
  expect(document.activeElement).toBe(note);
  fireEvent.keyDown(note, { key: 'a' });
  expect(decide).not.toHaveBeenCalled();
  fireEvent.change(note, { target: { value: 'Too dark' } });
  await settled(() => fireEvent.keyDown(note, { key: 'Enter' }));
  expect(decide).toHaveBeenCalledWith('', [primary], 'rejected', 'Too dark');
  expect(screen.getByRole('alert').textContent).toBe('down');
  expect(note.value).toBe('Too dark');
});

it('cannot approve what is broken', async () => {
  const decide = jest.fn();
  open(local({ decide }), [resultOf('Primary', 'errored')]);
  await key('a');
  expect(decide).not.toHaveBeenCalled();
  expect(screen.getByText(/has to work before/)).toBeTruthy();
});

it('disables its buttons while it sends', async () => {
  open(local({ decide: () => new Promise(() => undefined) }));
  await click('Approve');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reject' }).disabled).toBe(true);
});

it('signs in, keeping the typed key on an error, and out', async () => {
  let fails = true;
  open(fakeBackend({ list: () => (fails ? Promise.reject(new ReviewError('wrong', true)) : fakeBackend().list('', [])) }));
  const field = screen.getByLabelText<HTMLInputElement>('Reviewer key');
  fireEvent.change(field, { target: { value: 'key 1' } });
  await click('Sign in to decide');
  expect([screen.getByRole('alert').textContent, field.value]).toEqual(['wrong', 'key 1']);
  fails = false;
  await click('Sign in to decide');
  expect(screen.getByText(/Signed in as Ben/)).toBeTruthy();
  await click('Sign out');
  expect(screen.getByLabelText('Reviewer key')).toBeTruthy();
});

it('shows what reviewers who disagree decided, and whose rejection stands', () => {
  open(fakeBackend(), [{ ...primary, decisions: [decisionOf('approved', 'Ana'), decisionOf('rejected', 'Cid', 'Too dark')] }]);
  expect(screen.getByText(/^Rejected by Cid, .*“Too dark”$/)).toBeTruthy();
  expect(screen.getByText('The reviewers disagree. A rejection stands until Cid withdraws it.')).toBeTruthy();
});

it('says how to approve where no backend is configured', () => {
  open(null);
  expect(screen.getByText('npm run visual:accept -- components-button--primary')).toBeTruthy();
});

it('renders a screenshot of the history on demand', async () => {
  const line = { mode: 'desktop', hash: 'old', stored: false };
  const entry = { commit: 'fedcba9876', at: '2026-11-01T10:00:00.000Z', author: 'Ana', subject: 'button: darken' };
  const history = jest.fn(({ storyId, render: commit }: { storyId: string; render: string | null }) =>
    Promise.resolve({ storyId, error: null, entries: [{ ...entry, lines: [{ ...line, stored: commit !== null }] }] }),
  );
  open(local({ history }));
  await click('History');
  await click(/button: darken/);
  expect(history).toHaveBeenLastCalledWith({ storyId: primary.storyId, render: 'fedcba9876' });
  expect(screen.getByRole('img', { name: 'Accepted in fedcba9' }).getAttribute('src')).toBe('visual/screenshots/old.webp');
});

describe('the start page', () => {
  it('links what is not as accepted', () => {
    render(<ChangedStories data={dataOf(primary, phone, removed)} />);
    expect(screen.getByRole('link', { name: 'Components/Button / Primary' }).getAttribute('href')).toBe(
      './?path=/story/components-button--primary',
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Changed (1)', 'Removed (1)']);
    expect(screen.queryByRole('link', { name: /Old/ })).toBeNull();
  });

  it('says when all is as accepted', () => {
    render(<ChangedStories data={dataOf(phone)} />);
    expect(screen.getByText(/^Everything is as accepted \(1 compared\)\. Last run: .*2026/)).toBeTruthy();
  });
});

it.each([
  [{ ...IDLE, running: true }, 'Starting…'],
  [{ ...IDLE, running: true, progress: { phase: 'building', done: 0, total: 0, failed: 0 } as const }, 'Building Storybook…'],
  [
    { ...IDLE, running: true, progress: { phase: 'visiting', done: 3, total: 9, failed: 2 } as const },
    'Visiting 3 of 9, 2 not as accepted',
  ],
  [{ ...IDLE, error: 'No browser.' }, 'No browser.'],
  [IDLE, '2 changed'],
])('describes a run', (run, words) => expect(describeRun(run, '2 changed')).toBe(words));
