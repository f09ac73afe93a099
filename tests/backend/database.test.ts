import { createServer, type Socket } from 'node:net';
import { listen } from '../../tools/shared/listen.ts';
import { insertInto, isUnavailable, sql } from '../../supabase/functions/_shared/database.ts';
import { application, connectTo, eventually, lead, message, post, postAsOwner, sharedBackend, uploadResume } from './helpers.ts';

/** A server that does this with each connection. */
async function startServer(onConnection: (socket: Socket) => void) {
  const connections: Socket[] = [];
  const server = createServer((socket) => {
    connections.push(socket);
    onConnection(socket);
  });
  const url = `postgresql://someone@127.0.0.1:${await listen(server, 0)}/none`;
  const stop = () => {
    server.close();
    for (const socket of connections) socket.destroy();
  };
  return { connections, url, stop };
}

/** Accepts every login, and does this at the first statement. */
const afterLogin = (onStatement: (socket: Socket) => void) => (socket: Socket) => {
  // PostgreSQL's messages "authenticated" and "ready for a statement".
  const messages = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
  socket.once('data', () => {
    socket.write(messages);
    socket.once('data', () => onStatement(socket));
  });
};

describe('a connection', () => {
  it('that is lost at a statement rejects that statement and nothing else, and the next statement has another', async () => {
    const { connections, url, stop } = await startServer(afterLogin((socket) => socket.destroy()));
    const database = connectTo(url);
    // jest fails a test in which an error or a rejection is not handled.
    for (let count = 0; count < 3; count += 1) {
      const cause: unknown = await database.run(sql`select 1`).catch((error: unknown) => error);
      expect(cause).toMatchObject({ code: expect.stringMatching(/^(CONNECTION_LOST|ECONNRESET)$/) as string });
      expect(isUnavailable(cause)).toBe(true);
    }
    expect(connections).toHaveLength(3);
    await database.end();
    stop();
  });

  it('that gets no response is discarded after 30 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let arrive: () => void = () => undefined;
    const { connections, url, stop } = await startServer(afterLogin(() => arrive()));
    const database = connectTo(url);
    for (let count = 1; count <= 2; count += 1) {
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const result = database.run(sql`select 1`).catch(isUnavailable);
      await arrived;
      await jest.advanceTimersByTimeAsync(30_000);
      expect([await result, connections.length]).toEqual([true, count]);
    }
    jest.useRealTimers();
    await database.end();
    stop();
  });

  it('is one for each instance, and rejects a request that waits too long for it', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const { connections, url, stop } = await startServer(() => undefined);
    const database = connectTo(url);
    const requests = Promise.all(
      ['first', 'second'].map(() => database.rows(sql`select 1`).catch((error: unknown) => isUnavailable(error))),
    );
    await jest.advanceTimersByTimeAsync(9_900);
    // A second connection would have the time to arrive.
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(connections).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(100);
    expect(await requests).toEqual([true, true]);
    jest.useRealTimers();
    stop();
    await database.end();
  });
});

describe('an inserted row', () => {
  it('has quoted names, and JSON for objects and lists', () => {
    const at = new Date(0);
    const row = { id: 7, 'a "name"': null, at, payload: { a: 1 }, list: ['a'] };
    const { text, values } = insertInto('some_table', [row, { ...row, id: 8 }]);
    expect(text.replace(/\s+/g, ' ')).toBe(
      'insert into "some_table" ("id","a ""name""","at","payload","list") values ($1,$2,$3,$4,$5),($6,$7,$8,$9,$10)',
    );
    expect(values).toEqual([7, null, at, '{"a":1}', '["a"]', 8, null, at, '{"a":1}', '["a"]']);
  });
});

describe('a database is unavailable', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENOTFOUND',
    'CONNECTION_LOST',
    '08006',
    'CERT_HAS_EXPIRED',
    '40001',
    '40P01',
    '53100',
    '53300',
    '55P03',
    '57014',
    '57P03',
    '58030',
  ])('with the code %s', (code) => {
    expect(isUnavailable(Object.assign(new Error('failed'), { code, severity: 'ERROR' }))).toBe(true);
  });

  it('with any error that ends the connection', () => {
    expect(isUnavailable({ code: 'XX000', severity: 'FATAL' })).toBe(true);
    expect(isUnavailable({ severity: 'FATAL' })).toBe(true);
  });

  it.each(['22P02', '23505', '25P02', '42501'])('but not with the code %s', (code) => {
    expect(isUnavailable(Object.assign(new Error('failed'), { code, severity: 'ERROR' }))).toBe(false);
  });
});

describe('the connection to a real database', () => {
  const backend = sharedBackend({ faults: true });

  it('rolls back a transaction that fails, and works for the next', async () => {
    const { functionDatabase: database } = backend;
    await database.run(sql`create table numbers (number int)`);
    const failing = database.transaction(async (tx) => {
      await tx.run(insertInto('numbers', [{ number: 1 }]));
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    await database.transaction((tx) => tx.run(insertInto('numbers', [{ number: 2 }])));
    expect(await database.rows(sql`select number from numbers`)).toEqual([{ number: 2 }]);
  });

  it('is refused by every form, for a while, as long as the database is read-only', async () => {
    const setFault = (init: RequestInit) =>
      fetch(`${backend.url}/fakes/faults`, { ...init, headers: { 'content-type': 'application/json' } });
    const key = crypto.randomUUID();
    const resumePath = await uploadResume(backend);
    const forms: Record<string, object> = {
      'track-affiliate-lead': lead,
      'submit-contact-message': message,
      'create-resume-upload': { email: lead.email, fileName: 'cv.pdf' },
      'submit-job-application': { ...application, resumePath },
    };
    await setFault({ method: 'POST', body: '{"target":"database","fault":"read-only"}' });
    for (const [name, body] of Object.entries(forms)) {
      await eventually(async () => {
        const { status, body: error, headers } = await post(backend, name, { body, key });
        expect([name, status, error, headers.get('retry-after')]).toMatchObject([
          name,
          503,
          { code: 'database_unavailable' },
          '5',
        ]);
      });
    }
    const { status, body: health } = await postAsOwner(backend, 'health');
    expect([status, health]).toMatchObject([503, { checks: { database: { ok: false, code: '25006' } } }]);
    await setFault({ method: 'DELETE' });
    for (const [name, body] of Object.entries(forms)) {
      await eventually(async () => expect([name, (await post(backend, name, { body, key })).status]).toEqual([name, 200]));
    }
    expect(await backend.database`select name from private.job_runs where name not like 'del%'`).toHaveLength(0);
  });

  it('is replaced when it is lost while nothing uses it', async () => {
    const pid = async () =>
      (await backend.functionDatabase.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]?.pid ?? 0;
    const before = await pid();
    await backend.database`select pg_terminate_backend(${before})`;
    const connections = () => backend.database`select 1 from pg_stat_activity where pid = ${before}`;
    await eventually(async () => expect(await connections()).toHaveLength(0));
    await eventually(async () => expect(await pid()).not.toBe(before));
  });
});
