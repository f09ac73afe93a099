/** @jest-environment jest-fixed-jsdom */
import { mockChannel } from 'storybook/internal/manager-api';
import { REQUEST, RESPONSE } from '../review/channel.ts';
import { localBackend, publishedBackend, type Backend } from './backend.ts';
import { dataOf, fakeBackend, resultOf } from './fixtures.ts';
import { createReview } from './review.ts';

const primary = resultOf('Primary', 'changed');
const data = dataOf(primary);
const read = jest.fn(() => Promise.resolve(data));
const open = (backend: Backend) => createReview({ data, backend, read });

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  read.mockClear();
});

it('remembers a valid key, and forgets it on signing out', async () => {
  await open(fakeBackend()).signIn(' key 1 ');
  const later = open(fakeBackend());
  await later.resume();
  expect(later.state().reviewer).toBe('Ben');
  await later.signOut();
  expect([later.state().reviewer, sessionStorage.length]).toEqual([null, 0]);
});

it('sends a key to no other backend than that it was entered for', async () => {
  const [list, origin] = [jest.fn(fakeBackend().list), 'https://review.example'];
  await open(fakeBackend({ origin })).signIn('key 1');
  await open(fakeBackend({ origin: 'https://evil.example', list })).resume();
  expect(list).not.toHaveBeenCalled();
  await open(fakeBackend({ origin, list })).resume();
  expect(list).toHaveBeenCalledTimes(1);
});

it('signs in until the page is left where the browser refuses storage', async () => {
  const decide = jest.fn(fakeBackend().decide);
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
  const review = open(fakeBackend({ decide }));
  expect(await review.signIn('key 1')).toBe(true);
  await review.decide([primary], 'approved');
  expect(decide.mock.lastCall?.[0]).toBe('key 1');
  await review.signOut();
  expect(review.state().reviewer).toBeNull();
});

it('signs out when the key is revoked meanwhile, and keeps the note until it has been stored', async () => {
  const decide = jest.fn(fakeBackend().decide);
  decide.mockResolvedValueOnce({ ok: false, isKeyValid: false, message: 'Revoked.' });
  const review = open(fakeBackend({ decide }));
  await review.signIn('key 1');
  review.writeNote(primary.key, 'Too dark');
  expect(await review.decide([primary], 'rejected')).toBe(false);
  const message = { verdict: null, text: 'Revoked.' };
  expect(review.state()).toMatchObject({ reviewer: null, busy: false, message, notes: { [primary.key]: 'Too dark' } });

  await review.signIn('key 2');
  expect(await review.decide([primary], 'rejected')).toBe(true);
  expect(decide.mock.lastCall?.[0]).toBe('key 2');
  expect(review.state().notes[primary.key]).toBeNull();
  expect(review.state().data.report?.results[0]?.decisions).toMatchObject([{ verdict: 'rejected', note: 'Too dark', by: 'Ben' }]);
});

describe('on this machine', () => {
  const server = (response: object) => {
    const channel = mockChannel();
    channel.on(REQUEST, ({ id }: { id: string }) => setTimeout(() => channel.emit(RESPONSE, { id, ...response }), 0));
    return open(localBackend(channel));
  };

  it('needs no key, and reads the results again after a decision', async () => {
    const review = server({ success: true, payload: null });
    expect(await review.decide([primary], 'approved')).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
    expect(review.state()).toMatchObject({
      last: [primary],
      message: { verdict: 'approved', text: 'Approved: Components/Button / Primary · desktop.' },
    });
    await review.decide([primary], 'undo');
    expect(review.state().last).toEqual([]);
  });

  it('shows the error of the server', async () => {
    const review = server({ success: false, error: 'The manifest was changed.' });
    expect(await review.decide([primary], 'approved')).toBe(false);
    expect(review.state().message?.text).toBe('Development server: The manifest was changed.');
  });
});

it('sends published decisions under the hashes that the reviewer saw', async () => {
  const reply = { reviewer: 'Ana', decisions: [] };
  const request = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(reply)));
  const bodyOf = (call: number): unknown => JSON.parse(request.mock.calls[call]?.[1]?.body as string);
  const backend = publishedBackend('https://example.com');
  await expect(backend.list('key', [primary, resultOf('Old', 'removed')])).resolves.toEqual({ ok: true, ...reply });
  await backend.decide('key', [primary], 'rejected', 'Too dark');
  expect(bodyOf(0)).toEqual({ hashes: ['after', 'before'] });
  const { storyId } = primary;
  const decision = { storyId, mode: 'desktop', accepted: 'before', current: 'after', verdict: 'rejected', note: 'Too dark' };
  expect(bodyOf(1)).toEqual({ decisions: [decision] });
});
