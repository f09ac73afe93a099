/**
 * `tsx tools/backend/with-database.ts <variable> <command …>`: runs a command with the address of the embedded database in a variable,
 * unless that names another one. The database need not be running.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runCommand } from '../shared/runCommand.ts';
import { UserError } from '../shared/userError.ts';
import { withDatabase } from './withDatabase.ts';

const [variable = '', command = '', ...args] = process.argv.slice(2);

async function run(databaseUrl: string): Promise<void> {
  const child = spawn(command, args, { env: { ...process.env, [variable]: databaseUrl }, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
}

await runCommand(async () => {
  const given = process.env[variable];
  if (given) return run(given);
  const hasDatabase = await withDatabase(command, variable, (_database, { databaseUrl }) => run(databaseUrl));
  if (!hasDatabase) throw new UserError(`There is no database yet: run npm start first, or set ${variable}.`);
});
