/**
 * `npm run dev`: the embedded backend, which loads its functions again when they
 * change, and beside it the command given as arguments (the site's own server),
 * with the variables that make it use this backend. Without arguments, the
 * backend alone.
 */
import { spawn } from 'node:child_process';
import { localSiteEnv } from '../site/ensure-built.ts';
import { ownerSettings, startBackend, type Backend } from './backend.ts';
import { prepareDataDir } from './dataDir.ts';
import { localPorts, requireBackendPorts } from '../shared/localPorts.ts';
import { lockDataDir } from './lock.ts';
import { reportFailure } from '../shared/userError.ts';
import { OWN_DATABASE_FLAG } from './ownDatabase.ts';
import { defaultDataDir, projectRoot } from '../shared/paths.ts';
import { clusterDir } from './postgres.ts';
import { removeStalePostmaster } from './postmaster.ts';
import { stopChild } from '../shared/process.ts';
import { untilStopped } from '../shared/untilStopped.ts';

const LOCK_WAIT_MS = 3000;

async function main(): Promise<number> {
  const { stopped } = untilStopped();
  const undo: (() => unknown)[] = [];
  try {
    const dataDir = defaultDataDir();
    const ports = localPorts();
    prepareDataDir(dataDir);
    undo.push(await lockDataDir(dataDir, 'the development backend', LOCK_WAIT_MS));
    await removeStalePostmaster(clusterDir(dataDir));
    await requireBackendPorts(ports, 'npm run dev');

    const backend: Backend = await startBackend({
      dataDir,
      port: ports.gateway,
      dbPort: ports.database,
      siteOrigin: 'http://127.0.0.1:5173',
      isLocked: true,
      faults: true,
      watch: true,
      databaseUrl: process.env.SUPABASE_DB_URL,
      ownsDatabase: process.argv.includes(OWN_DATABASE_FLAG),
      env: ownerSettings(process.env),
      hasWebhookSink: true,
      report: (line) => console.error(line),
    });
    undo.push(backend.stop);
    console.log(`Backend: ${backend.url}`);

    const [command, ...args] = process.argv.slice(2).filter((argument) => argument !== OWN_DATABASE_FLAG);
    if (!command) {
      await stopped;
      return 0;
    }
    const env = { ...process.env, ...localSiteEnv(projectRoot(), ports.gateway) };
    const child = spawn(command, args, { stdio: 'inherit', env });
    undo.push(() => stopChild(child, 'SIGTERM', 3000));
    const ended = new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 0));
    });
    return await Promise.race([ended, stopped.then(() => 0)]);
  } catch (cause) {
    return reportFailure(cause);
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

process.exitCode = await main();
