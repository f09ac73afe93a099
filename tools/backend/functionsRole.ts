import type { Sql } from 'postgres';
import { keyedHashOf } from '../../supabase/functions/_shared/hash.ts';

const ROLE = 'site_functions';

/**
 * Lets the functions log in with the role that has only their rights, as the owner of a hosted project does (docs/backend.md).
 *
 * @param ownerUrl of an embedded database
 * @returns the address with that role
 */
export async function functionsDatabaseUrl(database: Sql, ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  const password = keyedHashOf(url.password, ROLE);
  await database.unsafe(`alter role ${ROLE} login password '${password}'`);
  url.username = ROLE;
  url.password = password;
  return url.href;
}
