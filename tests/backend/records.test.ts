import { removeUploads } from '../../supabase/functions/_shared/records';
import { freshResumeLinks } from '../../supabase/functions/_shared/resumeLinks';
import type { ClaimedEvent } from '../../supabase/functions/_shared/outbox';
import { fakeDatabase } from './fakeDatabase';

const database = fakeDatabase(() => Promise.reject(new Error('No query is expected.')));

describe('removing uploads', () => {
  function setUp(...batches: string[][]) {
    const removed: string[][] = [];
    const remove = (paths: readonly string[]) => {
      removed.push([...paths]);
      return Promise.resolve();
    };
    const find = () => Promise.resolve((batches.shift() ?? []).map((path) => ({ path })));
    return { removed, run: () => removeUploads({ database, storage: { remove } }, find) };
  }

  it('continues until none is found, and counts them', async () => {
    const { removed, run } = setUp(['a', 'b'], ['c']);
    expect(await run()).toBe(3);
    expect(removed).toEqual([['a', 'b'], ['c']]);
  });

  it('does nothing when none is found', async () => {
    const { removed, run } = setUp();
    expect(await run()).toBe(0);
    expect(removed).toEqual([]);
  });

  it('fails when one of them is found again', async () => {
    const { removed, run } = setUp(['a', 'b'], ['b', 'c']);
    await expect(run()).rejects.toThrow('What was deleted is still there.');
    expect(removed).toEqual([['a', 'b']]);
  });
});

describe('a renewed link', () => {
  const event: ClaimedEvent = {
    id: 'event',
    topic: 'application',
    subjectId: 'subject',
    payload: { email: 'a@b.co', resumeFileUrl: 'https://link.example/old' },
    attempts: 2,
  };
  const storing = (...rows: object[]) => fakeDatabase(() => rows);

  it('is in the payload of an application, and opens the file for seven days', async () => {
    const sign = jest.fn(() => Promise.resolve('https://link.example/new'));
    const payload = await freshResumeLinks(storing({ path: 'folder/cv.pdf' }), { sign })(event);
    expect(payload).toEqual({ email: 'a@b.co', resumeFileUrl: 'https://link.example/new' });
    expect(sign.mock.calls).toEqual([['folder/cv.pdf', 7 * 24 * 60 * 60]]);
  });

  it.each([
    ['the application has been deleted', storing(), () => Promise.resolve('https://link.example/new')],
    ['the file is gone', storing({ path: 'folder/cv.pdf' }), () => Promise.resolve(null)],
  ])('is not made when %s', async (_what, database, sign) => {
    expect(await freshResumeLinks(database, { sign })(event)).toEqual(event.payload);
  });

  it.each([
    ['lead', { ...event, topic: 'lead' }],
    ['message', { ...event, topic: 'message' }],
    ['payload that is not an object', { ...event, payload: 'text' }],
  ] as const)('is not made for a %s', async (_what, other) => {
    const sign = jest.fn(() => Promise.resolve('https://link.example/new'));
    expect(await freshResumeLinks(database, { sign })(other)).toBe(other.payload);
    expect(sign).not.toHaveBeenCalled();
  });
});
