import { EventEmitter } from 'node:events';
import { DECIDE, DECIDED } from '../review/channel.ts';
import { createChannelBackend } from './channel-backend.ts';
import type { Channel } from './channel-backend.ts';
import { fakeBackend, resultOf } from './fixtures.ts';
import { createReview, ReviewError } from './review.ts';

const primary = resultOf('Primary', 'changed');

function memory(key?: string) {
  const stored = new Map(key === undefined ? [] : [['visual-review-key', key]]);
  return {
    stored,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
}

it('remembers a key that counts, and forgets it on signing out', async () => {
  const storage = memory();
  const review = createReview(fakeBackend(), storage);
  await review.signIn(' key 1 ', []);
  expect(review.state().reviewer).toBe('Ben');
  const later = createReview(fakeBackend(), storage);
  await later.resume([]);
  expect(later.state().reviewer).toBe('Ben');
  later.signOut();
  expect([later.state().reviewer, storage.stored.size]).toEqual([null, 0]);
});

it('sends nothing without a key', async () => {
  const list = jest.fn();
  const review = createReview(fakeBackend({ list }), memory());
  await review.signIn('  ', []);
  expect(review.state().message).toEqual({ failed: true, text: 'Enter your reviewer key first.' });
  expect(list).not.toHaveBeenCalled();
});

it('signs out when the key is revoked in between, and keeps the note until it has been stored', async () => {
  let revoked = true;
  const decide: ReturnType<typeof fakeBackend>['decide'] = (...args) =>
    revoked ? Promise.reject(new ReviewError('revoked', true)) : fakeBackend().decide(...args);
  const review = createReview(fakeBackend({ decide }), memory('key 1'));
  await review.resume([]);
  review.write(primary.key, 'Too dark');
  expect(await review.decide([primary], 'rejected', 'Too dark')).toBe(false);
  expect(review.state()).toMatchObject({
    reviewer: null,
    busy: false,
    message: { failed: true, text: 'revoked' },
    notes: { [primary.key]: 'Too dark' },
  });

  revoked = false;
  await review.signIn('key 2', []);
  expect(await review.decide([primary], 'rejected', 'Too dark')).toBe(true);
  expect(review.state()).toMatchObject({ notes: {}, decisions: [{ verdict: 'rejected', note: 'Too dark', by: 'Ben' }] });
});

it('keeps the reviewer signed in when the service is down', async () => {
  const down = () => Promise.reject(new ReviewError('down'));
  const review = createReview(fakeBackend({ decide: down }), memory('key 1'));
  await review.resume([]);
  await review.decide([primary], 'approved', '');
  expect(review.state()).toMatchObject({ reviewer: 'Ben', message: { failed: true, text: 'down' } });
});

it('sends a double click once', async () => {
  const decide = jest.fn(fakeBackend().decide);
  const review = createReview(fakeBackend({ decide }), memory('key 1'));
  await review.resume([]);
  await Promise.all([review.decide([primary], 'approved', ''), review.decide([primary], 'approved', '')]);
  expect(decide).toHaveBeenCalledTimes(1);
});

describe('on this machine', () => {
  const open = (error: string | null) => {
    const channel = new EventEmitter();
    const reload = jest.fn(() => Promise.resolve());
    channel.on(DECIDE, ({ keys }: { keys: string[] }) => {
      channel.emit(DECIDED, { keys: ['another tab'], error: null });
      channel.emit(DECIDED, { keys, error });
    });
    return { reload, review: createReview(createChannelBackend(channel as unknown as Channel, reload), memory()) };
  };

  it('needs no key, and reads the results again after a decision', async () => {
    const { review, reload } = open(null);
    expect(await review.decide([primary], 'approved', '')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(review.state()).toMatchObject({ last: [primary], message: { failed: false, text: 'Approved.' } });
    await review.decide([primary], 'undo', '');
    expect(review.state().last).toEqual([]);
  });

  it('passes on why the server could not', async () => {
    const { review, reload } = open('The screenshot is another one by now.');
    expect(await review.decide([primary], 'approved', '')).toBe(false);
    expect(review.state().message?.text).toBe('The screenshot is another one by now.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not wait forever for a server that has stopped', async () => {
    jest.useFakeTimers();
    const channel = new EventEmitter();
    const review = createReview(createChannelBackend(channel as unknown as Channel, jest.fn()), memory());
    const decided = review.decide([primary], 'approved', '');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await decided).toBe(false);
    expect(review.state().message?.text).toMatch(/development server did not respond/);
    expect(channel.listenerCount(DECIDED)).toBe(0);
    jest.useRealTimers();
  });
});
