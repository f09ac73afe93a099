import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import type { ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { SettingsError } from './settingsError.ts';

/** How to connect to a database; `ssl` is false only on this machine. */
export type DatabaseAddress = Pick<ClientConfig, 'host' | 'port' | 'user' | 'password' | 'database' | 'options'> & {
  ssl: false | ConnectionOptions;
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;
const TLS_PARAMETER = /^(ssl|sslmode|uselibpqcompat)$/i;
/** Values that ask for an encrypted connection. */
const TLS_MODE = /^(require|verify-ca|verify-full|true|1)$/i;

/** Whether a host is this machine. A path is that of a Unix socket. */
export const isThisMachine = (host = ''): boolean => host.startsWith('/') || LOOPBACK.test(host);

/**
 * Reads a database's address for each of our clients, which by themselves do without TLS unless an address asks for it. A
 * connection to another machine is always encrypted, and the server's certificate and name are verified.
 *
 * @param variable has the address, which is never quoted: it has a password
 * @param ca certificates of the authority that signed the server's, where the system does not know it
 * @throws SettingsError
 */
export function readDatabaseAddress(address: string, variable: string, ca: string | null): DatabaseAddress {
  const wrong = (rule: string) => new SettingsError(variable, rule);
  if (!URL.canParse(address)) throw wrong('is no address: encode the special characters of its password, as %40 for @');
  const url = new URL(address);
  if (!/^(postgres|postgresql|socket):$/.test(url.protocol)) throw wrong('must begin with postgresql://');

  const tls = [...url.searchParams].filter(([name]) => TLS_PARAMETER.test(name));
  for (const [name] of tls) url.searchParams.delete(name);
  const modes = tls.filter(([name]) => /^ssl/i.test(name)).map(([, mode]) => mode);
  const parse = () => {
    try {
      const { host, port, user, password, database, options, ssl } = parseIntoClientConfig(url.href);
      return { host, port, user, password, database, options, ssl };
    } catch (cause) {
      throw wrong(`cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  };

  const plain = parse();
  if (!plain.host) throw wrong('names no host');
  if (plain.host.includes(',')) throw wrong('must name one host');
  if (isThisMachine(plain.host) && !modes.some((mode) => /^verify/i.test(mode))) {
    return { ...plain, ssl: modes.some((mode) => TLS_MODE.test(mode)) && { rejectUnauthorized: false } };
  }
  const weak = modes.find((mode) => !TLS_MODE.test(mode));
  if (weak !== undefined)
    throw wrong(`must not allow a connection that is not encrypted: write sslmode=verify-full, not "${weak}"`);
  // In this mode the library also reads the files of `sslrootcert`, `sslcert` and `sslkey`.
  url.searchParams.set('sslmode', 'verify-full');
  const verified = parse();
  return {
    ...verified,
    ssl: { ...(typeof verified.ssl === 'object' && verified.ssl), ...(ca !== null && { ca }), rejectUnauthorized: true },
  };
}

/**
 * The certificates of `DATABASE_CA`, which has them, or the path of their file; null when it is not set.
 *
 * @throws SettingsError
 */
export function readCertificates(env: Record<string, string | undefined>): string | null {
  // Some forms for secrets keep only one line.
  const value = (env.DATABASE_CA ?? '').trim().replaceAll(String.raw`\n`, '\n');
  if (value === '') return null;
  try {
    const text = value.startsWith('-----BEGIN') ? value : readFileSync(value, 'utf8');
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  } catch {
    // A missing file is reported below.
  }
  throw new SettingsError('DATABASE_CA', 'must be a certificate, from -----BEGIN CERTIFICATE----- on, or the path of its file');
}
