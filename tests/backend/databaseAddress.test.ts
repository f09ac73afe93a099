import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import dns from 'node:dns';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, isUnavailable, sql } from '../../supabase/functions/_shared/database';
import { readCertificates, readDatabaseAddress } from '../../supabase/functions/_shared/databaseAddress';
import { openDatabase, requireOwnHost } from '../../tools/backend/givenDatabase';
import { clusterDir } from '../../tools/backend/postgres';
import { testBackend, type TestBackend } from './helpers';

const read = (rest: string, ca: string | null = null) => readDatabaseAddress(`postgresql://user:secret@${rest}`, 'DB', ca);

describe('the address of a database', () => {
  it.each([
    ...['db.example/x', 'db.example/x?sslmode=require', 'db.example/x?sslmode=verify-ca', 'db.example/x?SSLMODE=Verify-Full'],
    ...['db.example/x?ssl=true', 'db.example/x?uselibpqcompat=true&sslmode=require', '10.0.0.5/x', '127.evil.example/x'],
    ...[
      '[2001:db8::1]/x',
      'localhost/x?host=db.example',
      'a.pooler.supabase.com:6543/postgres',
      'localhost/x?sslmode=verify-full',
    ],
  ])('%s is encrypted, and the server is verified', (rest) => {
    expect(read(rest).ssl).toEqual({ rejectUnauthorized: true });
    expect(read(rest, 'certificate').ssl).toEqual({ ca: 'certificate', rejectUnauthorized: true });
  });

  it.each([
    ...[
      'sslmode=disable',
      'sslmode=DISABLE',
      'sslmode=allow',
      'sslmode=prefer',
      'sslmode=no-verify',
      'sslmode=',
      'SSLMODE=disable',
    ],
    ...['ssl=false', 'ssl=0', 'ssl=no-verify', 'sslmode=require&ssl=false', 'uselibpqcompat=true&sslmode=prefer'],
  ])('on another machine must not have %s', (parameters) => {
    const rule = /^DB must not allow a connection that is not encrypted: [^@]*$/;
    expect(() => read(`db.example/x?${parameters}`)).toThrow(rule);
    expect(() => read(`localhost/x?host=db.example&${parameters}`)).toThrow(rule);
  });

  it.each([
    'localhost/x',
    'LOCALHOST/x',
    '127.0.0.1:5433/x?sslmode=disable',
    '[::1]/x',
    '%2Fvar%2Frun/x',
    'localhost/x?host=/tmp',
  ])('%s is on this machine, and needs no encryption', (rest) => {
    expect(read(rest).ssl).toBe(false);
    expect(() => requireOwnHost(`postgresql://a@${rest}`)).not.toThrow();
  });

  it('must have one host, and a certificate that is one', () => {
    expect(() => read('one,two/x')).toThrow('DB must name one host');
    expect(() => read('localhost/x?host=localhost,db.example')).toThrow('DB must name one host');
    expect(() => readDatabaseAddress('postgresql:///x', 'DB', null)).toThrow('DB names no host');
    expect(() => readCertificates({ DATABASE_CA: '/no/such/file' })).toThrow('DATABASE_CA must be a certificate');
    expect(readCertificates({ DATABASE_CA: String.raw`-----BEGIN CERTIFICATE-----\nMII` })).toBe(
      '-----BEGIN CERTIFICATE-----\nMII',
    );
    expect(readCertificates({ DATABASE_CA: ' ' })).toBeNull();
  });
});

describe('a database of another machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  let backend: TestBackend;
  let url: string;

  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  /** A root certificate that signs one for `db.example`. */
  function makeCertificates(name: string) {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    openssl('req', '-x509', ...key, '-subj', `/CN=${name} root`, '-keyout', `${name}-ca.key`, '-out', `${name}-ca.crt`);
    openssl('req', ...key, '-subj', '/CN=db.example', '-keyout', `${name}.key`, '-out', `${name}.csr`);
    writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:db.example');
    const signer = ['-CA', `${name}-ca.crt`, '-CAkey', `${name}-ca.key`, '-CAcreateserial', '-extfile', 'names', '-days', '2'];
    openssl('x509', '-req', '-in', `${name}.csr`, ...signer, '-out', `${name}.crt`);
    return readFileSync(join(folder, `${name}-ca.crt`), 'utf8');
  }
  const rightCa = makeCertificates('right');
  const wrongCa = makeCertificates('wrong');

  beforeAll(async () => {
    backend = await testBackend();
    url = backend.dbUrl.replace('127.0.0.1', 'db.example').replace('sslmode=disable', '');
    const cluster = clusterDir(backend.dataDir);
    const { uid, gid } = statSync(cluster);
    for (const [from, to] of [
      ['right.crt', 'server.crt'],
      ['right.key', 'server.key'],
    ] as const) {
      cpSync(join(folder, from), join(cluster, to));
      chownSync(join(cluster, to), uid, gid);
    }
    const lookup = jest.spyOn(dns, 'lookup') as jest.SpyInstance;
    lookup.mockImplementation((_host, { all }: { all?: boolean }, found: (...args: unknown[]) => void) =>
      all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
    );
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await backend.stop();
    rmSync(folder, { recursive: true });
  });

  const turnTls = async (value: 'on' | 'off') => {
    await backend.database.unsafe(`alter system set ssl = ${value}`);
    await backend.database`select pg_reload_conf()`;
  };
  type Outcome = { ssl: boolean } | { code: string; isUnavailable: boolean };
  const failed = (cause: { code: string }): Outcome[] => [{ code: cause.code, isUnavailable: isUnavailable(cause) }];

  /** What a function and a tool that trust this authority get. */
  async function connectBoth(ca: string | null): Promise<(Outcome | undefined)[]> {
    const inFunction = connect(readDatabaseAddress(url, 'DB', ca));
    const encryption = sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
    const [fromFunction] = await inFunction.rows<Outcome>(encryption).catch(failed);
    await inFunction.end();
    process.env.DATABASE_CA = ca ?? '';
    const inTool = openDatabase(url, 'DB', { max: 1 });
    const [fromTool] = await inTool<Outcome[]>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.catch(failed);
    await inTool.end();
    delete process.env.DATABASE_CA;
    return [fromFunction, fromTool];
  }

  it('is used when the right authority has signed its certificate, and never without', async () => {
    const refused = (code: string) => ({ code, isUnavailable: true });
    expect(await connectBoth(rightCa)).toEqual([refused('CONNECTION_LOST'), refused('ECONNRESET')]);
    await turnTls('on');
    expect(await connectBoth(rightCa)).toEqual([{ ssl: true }, { ssl: true }]);
    for (const ca of [wrongCa, null]) {
      expect(await connectBoth(ca)).toEqual(Array(2).fill(refused('UNABLE_TO_VERIFY_LEAF_SIGNATURE')));
    }
    url = url.replace('db.example', 'another.example');
    expect(await connectBoth(rightCa)).toEqual(Array(2).fill(refused('ERR_TLS_CERT_ALTNAME_INVALID')));
  });
});
