import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Client, Pool } from 'pg';
import { connect, insertInto, isUnavailable, sql, withLibpqModes } from '../../supabase/functions/_shared/database';

/** A server that accepts every login, and does this at the first statement. */
async function startServer(onStatement: (socket: Socket) => void) {
  // PostgreSQL's messages "authenticated" and "ready for a statement".
  const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
  const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
  const connections: Socket[] = [];
  const server = createServer((socket) => {
    connections.push(socket);
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticated, ready]));
      socket.once('data', () => onStatement(socket));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, connections, url: `postgresql://someone@127.0.0.1:${port}/none` };
}

/** Completes this statement and all that follow on its connection. */
function completeStatements(socket: Socket): void {
  // PostgreSQL's messages "SELECT 0" and "ready for a statement".
  const complete = Buffer.concat([
    Buffer.from([0x43, 0, 0, 0, 13]),
    Buffer.from('SELECT 0\0'),
    Buffer.from([0x5a, 0, 0, 0, 5, 0x49]),
  ]);
  socket.write(complete);
  socket.on('data', () => socket.write(complete));
}

describe('a connection', () => {
  it('is used again after a transaction, and none of its listeners is left', async () => {
    const opened = jest.spyOn(Client.prototype, 'connect');
    const { server, connections, url } = await startServer(completeStatements);
    const database = connect(url);
    const listeners: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      await database.transaction(() => Promise.resolve());
      listeners.push((opened.mock.contexts[0] as Client).listenerCount('error'));
    }
    expect(connections).toHaveLength(1);
    expect(new Set(listeners).size).toBe(1);
    await database.end();
    server.close();
    opened.mockRestore();
  });

  it('that fails with a code of its own keeps it, and none is opened after the end', async () => {
    const database = connect('postgresql://someone@127.0.0.1:1/none');
    // An error of the system belongs to another realm in jest.
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const query = jest.spyOn(Pool.prototype, 'query').mockRejectedValue(refused as never);
    await expect(database.run(sql`select 1`)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    query.mockRestore();
    await database.end();
    await expect(database.run(sql`select 1`)).rejects.toThrow('end');
  });

  it('that is lost at a statement rejects that statement and nothing else, and the next statement has another', async () => {
    const { server, connections, url } = await startServer((socket) => socket.destroy());
    const database = connect(url);
    // jest fails a test in which an error or a rejection is not handled.
    for (let count = 0; count < 3; count += 1) {
      const cause: unknown = await database.run(sql`select 1`).catch((error: unknown) => error);
      expect(cause).toMatchObject({ code: expect.stringMatching(/^(CONNECTION_LOST|ECONNRESET)$/) as string });
      expect(isUnavailable(cause)).toBe(true);
    }
    expect(connections).toHaveLength(3);
    await database.end();
    server.close();
  });

  it('that is lost in a transaction rejects the transaction, and the next has another', async () => {
    const { server, connections, url } = await startServer((socket) => socket.destroy());
    const database = connect(url);
    const work = jest.fn();
    for (let count = 0; count < 2; count += 1) {
      await expect(database.transaction(work)).rejects.toMatchObject({
        code: expect.stringMatching(/^(CONNECTION_LOST|ECONNRESET)$/) as string,
      });
    }
    expect([work.mock.calls, connections.length]).toEqual([[], 2]);
    await database.end();
    server.close();
  });

  it('that gets no response is discarded after 30 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let arrive: () => void = () => undefined;
    const { server, connections, url } = await startServer(() => arrive());
    const database = connect(url);
    for (let count = 1; count <= 2; count += 1) {
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const result = database.run(sql`select 1`).catch(isUnavailable);
      await arrived;
      await jest.advanceTimersByTimeAsync(30_000);
      expect([await result, connections.length]).toEqual([true, count]);
    }
    jest.useRealTimers();
    await database.end();
    server.close();
    for (const socket of connections) socket.destroy();
  });

  it('is one for each instance, and rejects a request that waits too long for it', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const connections: Socket[] = [];
    const server = createServer((socket) => connections.push(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const database = connect(`postgresql://someone@127.0.0.1:${(server.address() as AddressInfo).port}/none`);
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
    server.close();
    for (const socket of connections) socket.destroy();
    await database.end();
  });

  it.each(['', '?sslmode=require'])('with %j in its address does not check who signed the certificate', (mode) => {
    const url = withLibpqModes(`postgresql://someone:secret@db.example:5432/postgres${mode}`);
    expect(new Client(url).ssl).toEqual(mode ? { rejectUnauthorized: false } : false);
    expect(new URL(url).searchParams.has('uselibpqcompat')).toBe(mode !== '');
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
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'CONNECTION_LOST'],
    ...['08000', '08006', '53300', '57P01', '57P02', '57P03'],
  ])('with the code %s', (code) => {
    expect(isUnavailable(Object.assign(new Error('failed'), { code }))).toBe(true);
  });

  it('with any error that ends the connection', () => {
    expect(isUnavailable({ code: 'XX000', severity: 'FATAL' })).toBe(true);
    expect(isUnavailable({ severity: 'FATAL' })).toBe(true);
  });

  it.each([
    ...['22P02', '23505', '40001', '57014', '57P04', '53301', '533000', '57P010', '10800', 'NOT_CONNECTED', '42P08', 'x53300'],
    ...['x57P01', 'CONNECTION_LOST_TWICE'],
  ])('but not with the code %s', (code) => {
    expect(isUnavailable(Object.assign(new Error('failed'), { code, severity: 'ERROR' }))).toBe(false);
  });

  it.each([[null], [undefined], ['ECONNREFUSED'], [53300], [{}], [{ code: 53300 }], [{ code: ['08000'] }], [new Error('FATAL')]])(
    'nor by %p',
    (cause) => {
      expect(isUnavailable(cause)).toBe(false);
    },
  );
});
