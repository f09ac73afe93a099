import { portFromEnv, requireFreePort } from './ports.ts';

export type LocalPorts = {
  site: number;
  gateway: number;
  database: number;
};

/**
 * The ports that `PORT` and `SUPABASE_PORT` ask for. The database takes the one
 * after the gateway's.
 *
 * @throws UserError when a variable is not a port
 */
export function localPorts(): LocalPorts {
  const gateway = portFromEnv('SUPABASE_PORT', 54_321);
  return { site: portFromEnv('PORT', 4173), gateway, database: gateway + 1 };
}

/** @throws UserError when a port is taken, with the command that uses another */
export async function requireBackendPorts(ports: LocalPorts, command: string): Promise<void> {
  const remedy = `SUPABASE_PORT=${ports.gateway + 10} ${command}`;
  await requireFreePort(ports.gateway, 'the backend', remedy);
  if (!process.env.SUPABASE_DB_URL) {
    await requireFreePort(ports.database, 'the database, SUPABASE_PORT + 1', remedy);
  }
}
