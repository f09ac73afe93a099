import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { connect, isUnavailable } from '../../supabase/functions/_shared/database';

describe('a connection', () => {
  it('suits a pooler, and functions of which many instances run', () => {
    const { options } = connect('postgresql://someone:secret@127.0.0.1:9/none');
    expect(options).toMatchObject({ prepare: false, fetch_types: false, max: 1, idle_timeout: 20, connect_timeout: 5 });
    expect((options.backoff as unknown as () => number)()).toBe(0.2);
    expect(options.onnotice).not.toThrow();
  });

  it('that is lost at its first statement rejects that statement and nothing else', async () => {
    // PostgreSQL's own messages: authenticated, ready for a statement.
    const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
    const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
    const server = createServer((socket) => {
      socket.once('data', () => {
        socket.write(Buffer.concat([authenticated, ready]));
        socket.once('data', () => socket.destroy());
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const database = connect(`postgresql://someone@127.0.0.1:${(server.address() as AddressInfo).port}/none`);
    // jest fails a test in which a rejection is not handled.
    await expect(database`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await database.end({ timeout: 0 });
    server.close();
  });
});

describe('a database is unavailable', () => {
  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'CONNECT_TIMEOUT', 'CONNECTION_ENDED'],
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
    ...['x57P01'],
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
