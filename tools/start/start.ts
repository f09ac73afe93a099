import { join } from 'node:path';
import { prepareDataDir } from '../backend/dataDir.ts';
import { localPorts, requireBackendPorts } from '../shared/localPorts.ts';
import { lockDataDir } from '../backend/lock.ts';
import { reportFailure } from '../shared/userError.ts';
import { OWN_DATABASE_FLAG } from '../backend/ownDatabase.ts';
import { defaultDataDir, projectRoot } from '../shared/paths.ts';
import { requireFreePort } from '../shared/ports.ts';
import { clusterDir } from '../backend/postgres.ts';
import { removeStalePostmaster } from '../backend/postmaster.ts';
import { serve } from './serve.ts';
import { untilStopped } from '../shared/untilStopped.ts';
import { ensureBuilt, localSiteEnv } from '../site/ensure-built.ts';

const LOCK_WAIT_MS = 3000;

/**
 * Builds the site where needed and serves it with the embedded backend until the
 * process is told to stop. Prints `Ready: <address>` when all of it answers.
 *
 * @returns the exit code
 */
export async function start(): Promise<number> {
  const { signal, stopped } = untilStopped();
  const undo: (() => unknown)[] = [];
  try {
    const root = projectRoot();
    const dataDir = defaultDataDir();
    const ports = localPorts();

    // Whatever could be in the way is looked for before the long work begins.
    prepareDataDir(dataDir);
    const what = `the site at http://127.0.0.1:${ports.site}`;
    undo.push(await lockDataDir(dataDir, what, LOCK_WAIT_MS));
    await removeStalePostmaster(clusterDir(dataDir));
    await requireFreePort(ports.site, 'the site', `PORT=${ports.site + 10} npm start`);
    await requireBackendPorts(ports, 'npm start');

    await ensureBuilt(root, localSiteEnv(root, ports.gateway), signal);
    signal.throwIfAborted();
    const hasFaults = process.argv.includes('--faults');
    const ownsDatabase = process.argv.includes(OWN_DATABASE_FLAG);
    const running = await serve({ ports, siteDir: join(root, 'dist'), dataDir, hasFaults, ownsDatabase });
    undo.push(running.stop);
    signal.throwIfAborted();
    console.log(`Ready: ${running.url}`);
    await stopped;
    return 0;
  } catch (cause) {
    return signal.aborted ? 0 : reportFailure(cause);
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
