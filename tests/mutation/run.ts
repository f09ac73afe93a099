/** `npm run mutation [area …]`: changes the code in many small ways, and reports which changes no test notices. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import postgres from 'postgres';
import { migrate } from '../../tools/backend/migrate.ts';
import { freePort } from '../../tools/shared/ports.ts';
import { startPostgres } from '../../tools/backend/postgres.ts';
import { copyOfTemplate } from '../jest/backendTemplate/copy.ts';
import { SERVER, TEMPLATE } from './sharedPostgres.ts';

const AREAS = ['rules', 'integrations', 'forms', 'requests', 'functions', 'behavior'];
const given = process.argv.slice(2);
const unknown = given.find((name) => !AREAS.includes(name));
if (unknown) {
  console.error(`There is no area ${unknown}: choose from ${AREAS.join(', ')}, or name none for all.`);
  process.exit(2);
}

const dataDir = copyOfTemplate();
const server = await startPostgres({ dataDir, port: await freePort(), password: 'mutation' });
try {
  await makeTemplate(server.url);
  const below: string[] = [];
  for (const name of given.length > 0 ? given : AREAS) if (!(await run(name, server.url))) below.push(name);
  if (below.length > 0) {
    console.error(`Below the score that is asked for: ${below.join(', ')}. The reports are in artifacts/mutation.`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function makeTemplate(url: string): Promise<void> {
  const admin = postgres(url, { max: 1 });
  // Nothing is kept, so there is no need to wait for the disk, for each of thousands of databases.
  await admin`alter system set fsync = off`;
  await admin`select pg_reload_conf()`;
  await admin`create database ${admin(TEMPLATE)}`;
  await admin.end();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  const database = postgres(template.href, { max: 1, onnotice: () => undefined });
  await migrate(database);
  await database.end();
}

async function run(name: string, databaseUrl: string): Promise<boolean> {
  const env = { ...process.env, [SERVER]: databaseUrl };
  const stryker = spawn('npx', ['stryker', 'run', `tests/mutation/${name}.mjs`], { stdio: 'inherit', env });
  const [code] = (await once(stryker, 'exit')) as [number | null];
  return code === 0;
}
