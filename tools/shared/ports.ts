import { createServer } from 'node:net';
import { close, listen, type PortUse } from './listen.ts';
import { UserError } from './userError.ts';

export const SITE_PORT_USE: PortUse = { use: 'the site', variable: 'PORT' };

/**
 * The ports of one machine's site, from `PORT` and `SUPABASE_PORT`. The database takes the one after the gateway's.
 *
 * @throws UserError when a variable is not a port
 */
export function localPorts() {
  const gateway = portFromEnv('SUPABASE_PORT', 54_321);
  return { site: portFromEnv('PORT', 4173), gateway, database: gateway + 1 };
}

function portFromEnv(variable: string, fallback: number): number {
  const value = process.env[variable];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`${variable} is "${value}". Set it to a port from 1 to 65535.`);
  }
  return port;
}

/**
 * A port that was free a moment ago: any, or the given one, which is checked before a long task begins.
 *
 * @throws UserError when the given one is taken, or not allowed for this user
 */
export async function freePort(wanted = 0, portUse?: PortUse): Promise<number> {
  const server = createServer();
  const port = await listen(server, wanted, portUse);
  await close(server);
  return port;
}

/** These are below what systems give to those who ask for any port: one of those could be taken before it is used. */
const OWN_PORTS = { from: 20_000, to: 30_000 };

/** How many pairs of them this process has passed. */
let passed = 0;

/** A port for `SUPABASE_PORT`: this one and the next, which the database takes, are free. Each process begins to look somewhere else. */
export async function freeBackendPort(): Promise<number> {
  const count = (OWN_PORTS.to - OWN_PORTS.from) / 2;
  for (let tried = 0; tried < count; tried += 1) {
    const port = OWN_PORTS.from + 2 * ((process.pid * 37 + passed + tried) % count);
    const isFree = await Promise.all([freePort(port), freePort(port + 1)]).then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    passed += tried + 1;
    return port;
  }
  throw new UserError(`All ports from ${OWN_PORTS.from} to ${OWN_PORTS.to} are taken.`);
}
