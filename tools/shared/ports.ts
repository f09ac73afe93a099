import { createServer } from 'node:net';
import { close, listen, type PortUse } from './listen.ts';
import { UserError } from './userError.ts';

export const SITE_PORT_USE: PortUse = { use: 'the site', variable: 'PORT' };

/** The ports of one machine's site. The database takes the one after the gateway's. */
export type LocalPorts = {
  site: number;
  gateway: number;
  database: number;
};

/**
 * Reads the ports from `PORT` and `SUPABASE_PORT`.
 *
 * @throws UserError when a variable is not a port
 */
export function localPorts(): LocalPorts {
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

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await close(server);
  return port;
}

/**
 * Checks a port before a long task begins.
 *
 * @throws UserError when it is taken, or not allowed for this user
 */
export async function requireFreePort(port: number, portUse: PortUse): Promise<void> {
  const server = createServer();
  await listen(server, port, portUse);
  await close(server);
}
