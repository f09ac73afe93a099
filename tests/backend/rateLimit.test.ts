import { formDeps } from '../../supabase/functions/_shared/formEndpoint';
import { keyedHashOf } from '../../supabase/functions/_shared/hash';
import { makeRequestCounter, makeTryLimit } from '../../supabase/functions/_shared/rateLimit';
import { readProjectSettings } from '../../supabase/functions/_shared/settings';
import { fakeDatabase } from './fakeDatabase';
import { hostedSettings } from './hostedSettings';

const limits = { perAddress: 3, perEmail: 2, total: 10 };
const windowStart = new Date('2026-01-05T12:00:00Z');

/** A database that has counted this total; null when a sender's own limit was reached first. */
function counted(total: number | null) {
  const values: unknown[] = [];
  const database = fakeDatabase((query) => {
    values.push(...query.values);
    return [{ total }];
  });
  return { database, values };
}

const sender = { email: 'Ada@Example.com', network: '203.0.113.9' };
const at = (time: string) => new Date(`2026-01-05T${time}Z`);
const ask = (total: number | null, now = at('12:30:00')) =>
  makeRequestCounter(counted(total).database, limits, 'key')('submission', sender, now);

describe('the hourly limits', () => {
  it('accept requests that do not exceed them', async () => {
    expect(await ask(10)).toBeNull();
    expect(await ask(1)).toBeNull();
  });

  it('distinguish the limit of a sender from the total', async () => {
    expect(await ask(11)).toEqual({ limit: 'total', retryAfterSeconds: 1800 });
    expect(await ask(null)).toEqual({ limit: 'sender', retryAfterSeconds: 1800 });
  });

  it.each([
    ['12:00:00', 3600],
    ['12:00:00.001', 3600],
    ['12:59:58.500', 2],
    ['12:59:59.999', 1],
  ])('end with the hour: at %s in %i s', async (time, retryAfterSeconds) => {
    expect(await ask(null, at(time))).toEqual({ limit: 'sender', retryAfterSeconds });
  });
});

describe('what is counted', () => {
  const subjects = (...texts: string[]) => Promise.all(texts.map((text) => keyedHashOf('key', text)));

  it.each(['submission', 'upload'] as const)('is a keyed hash of the sender of a %s, in the current hour', async (what) => {
    const { database, values } = counted(1);
    await makeRequestCounter(database, limits, 'key')(what, sender, at('12:30:00'));
    const hashes = await subjects(`${what} address:203.0.113.9`, `${what} email:ada@example.com`, `${what} total:`);
    expect(values.filter((value) => typeof value === 'string' && value.length === 64)).toEqual([hashes[0], ...hashes]);
    expect(values.filter((value) => value instanceof Date)).toEqual([windowStart, windowStart, windowStart]);
    expect(JSON.stringify(values)).not.toMatch(/203\.0|example/i);
  });

  it('has no address when none is known', async () => {
    const { database, values } = counted(1);
    await makeRequestCounter(database, limits, 'key')('submission', { ...sender, network: null }, at('12:30:00'));
    const hashes = await subjects('submission email:ada@example.com', 'submission total:');
    expect(values.filter((value) => typeof value === 'string')).toEqual(hashes);
  });

  it.each([
    ['secret key', {}, 'sb_secret_abc'],
    [
      'database address, where there is no secret key',
      { SUPABASE_SECRET_KEYS: '', SUPABASE_SERVICE_ROLE_KEY: '' },
      hostedSettings.SUPABASE_DB_URL,
    ],
  ])('cannot be reversed without the %s', async (_what, env, key) => {
    const { database, values } = counted(1);
    const variables = { ...hostedSettings, ...env };
    const project = readProjectSettings(variables);
    const log = { info: () => undefined, error: () => undefined };
    const { countRequest } = formDeps(
      { env: variables, project, database, clock: () => windowStart, log },
      'affiliate_leads',
      'lead',
    );
    await countRequest('submission', sender, windowStart);
    expect(values).toContain(await keyedHashOf(key, 'submission email:ada@example.com'));
  });
});

describe('wrong attempts at a secret', () => {
  /** A database that has counted this many attempts in this hour. */
  function tried(hits?: number) {
    const values: unknown[] = [];
    const database = fakeDatabase((query) => {
      values.push(...query.values);
      return hits === undefined ? [] : [{ hits }];
    });
    return { limit: makeTryLimit(database, 'secret', 3, 'key'), values };
  }

  it.each([
    [undefined, null],
    [2, null],
    [3, 1800],
    [4, 1800],
  ])('%p of them block the next attempt for %p s', async (hits, seconds) => {
    expect(await tried(hits).limit.secondsUntilNext('203.0.113.9', at('12:30:00'))).toBe(seconds);
  });

  it('are counted by a keyed hash of the network, in the current hour', async () => {
    const { limit, values } = tried();
    await limit.count('203.0.113.9', at('12:30:00'));
    await limit.secondsUntilNext('203.0.113.9', at('12:30:00'));
    const counted = [await keyedHashOf('key', 'secret address:203.0.113.9'), windowStart];
    expect(values).toEqual([...counted, ...counted]);
  });

  it('are not counted when the network is unknown', async () => {
    const { limit, values } = tried(3);
    await limit.count(null, at('12:30:00'));
    expect(await limit.secondsUntilNext(null, at('12:30:00'))).toBeNull();
    expect(values).toEqual([]);
  });
});
