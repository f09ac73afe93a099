import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import dns from 'node:dns';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, isUnavailable, sql } from '../../supabase/functions/_shared/database.ts';
import { readCertificates, readDatabaseAddress } from '../../supabase/functions/_shared/databaseAddress.ts';
import { openDatabase, requireOwnHost } from '../../tools/backend/givenDatabase.ts';
import { clusterDir } from '../../tools/backend/postgres.ts';
import { sharedBackend } from './helpers.ts';

const read = (rest: string, ca: string | null = null) => readDatabaseAddress(`postgresql://user:secret@${rest}`, 'DB', ca);

describe('the address of a database', () => {
  it.each([
    'db.example/x',
    'db.example/x?sslmode=require',
    'db.example/x?SSLMODE=Verify-Full',
    'db.example/x?ssl=true',
    'db.example/x?uselibpqcompat=true&sslmode=require',
    '127.evil.example/x',
    'localhost.evil.example/x',
    'evillocalhost/x',
    '127.0.0.1.evil.example/x',
    '128.0.0.1/x',
    '[::1:1]/x',
    '[1::1]/x',
    '[2001:db8::1]/x',
    'localhost/x?host=db.example',
    'localhost/x?sslmode=verify-full',
  ])('%s is encrypted, and the server is verified', (rest) => {
    expect(read(rest, 'certificate').ssl).toEqual({ ca: 'certificate', rejectUnauthorized: true });
  });

  it.each([
    'sslmode=disable',
    'sslmode=DISABLE',
    'SSLMODE=disable',
    'sslmode=',
    'sslmode=prefer',
    'sslmode=no-verify',
    'ssl=false',
    'ssl=0',
    'sslmode=require&ssl=false',
    'uselibpqcompat=true&sslmode=prefer',
  ])('on another machine must not have %s', (parameters) => {
    const rule = /^DB must not allow a connection that is not encrypted: [^@]*$/;
    expect(() => read(`db.example/x?${parameters}`)).toThrow(rule);
    expect(() => read(`localhost/x?host=db.example&${parameters}`)).toThrow(rule);
  });

  it.each(['LOCALHOST/x', '127.0.0.1:5433/x?sslmode=disable', '[::1]/x', '%2Fvar%2Frun/x', 'localhost/x?host=/tmp'])(
    '%s is on this machine, and needs no encryption',
    (rest) => {
      expect(read(rest).ssl).toBe(false);
      expect(() => requireOwnHost(`postgresql://a@${rest}`)).not.toThrow();
    },
  );

  it('must have one host, and a certificate that is one', () => {
    expect(() => read('localhost/x?host=localhost,db.example')).toThrow('DB must name one host');
    expect(() => readDatabaseAddress('postgresql:///x', 'DB', null)).toThrow('DB names no host');
    expect(() => readCertificates({ DATABASE_CA: '/no/such/file' })).toThrow('DATABASE_CA must be a certificate');
    const oneLine = String.raw`-----BEGIN CERTIFICATE-----\nMII`;
    expect(readCertificates({ DATABASE_CA: oneLine })).toBe('-----BEGIN CERTIFICATE-----\nMII');
  });
});

describe('a database of another machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const backend = sharedBackend();
  let url: string;

  /** A certificate for `db.example`, which signs itself. */
  function makeCertificate(name: string) {
    const options = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=db.example', '-addext', 'subjectAltName=DNS:db.example'];
    const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`];
    execFileSync('openssl', ['req', '-x509', ...options, ...files], { cwd: folder, stdio: 'pipe' });
    return readFileSync(join(folder, `${name}.crt`), 'utf8');
  }
  const rightCa = makeCertificate('server');
  const wrongCa = makeCertificate('another');

  beforeAll(() => {
    url = backend.dbUrl.replace('127.0.0.1', 'db.example').replace('sslmode=disable', '');
    const cluster = clusterDir(backend.dataDir);
    const { uid, gid } = statSync(cluster);
    for (const name of ['server.crt', 'server.key']) {
      cpSync(join(folder, name), join(cluster, name));
      chownSync(join(cluster, name), uid, gid);
    }
    const lookup = jest.spyOn(dns, 'lookup') as jest.SpyInstance;
    lookup.mockImplementation((_host, { all }: { all?: boolean }, found: (...args: unknown[]) => void) =>
      all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
    );
  });
  afterAll(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

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
    await backend.database.unsafe('alter system set ssl = on');
    await backend.database`select pg_reload_conf()`;
    expect(await connectBoth(rightCa)).toEqual([{ ssl: true }, { ssl: true }]);
    for (const ca of [wrongCa, null]) {
      expect(await connectBoth(ca)).toEqual(Array(2).fill(refused('DEPTH_ZERO_SELF_SIGNED_CERT')));
    }
    url = url.replace('db.example', 'another.example');
    expect(await connectBoth(rightCa)).toEqual(Array(2).fill(refused('ERR_TLS_CERT_ALTNAME_INVALID')));
  });
});
