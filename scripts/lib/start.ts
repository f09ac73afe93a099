import { join } from 'node:path';
import { prepareDataDir } from '../../local/dataDir.ts';
import { localPorts, requireBackendPorts } from '../../local/localPorts.ts';
import { lockDataDir } from '../../local/lock.ts';
import { reportFailure } from '../../local/userError.ts';
import { OWN_DATABASE_FLAG } from '../../local/ownDatabase.ts';
import { defaultDataDir, projectRoot } from '../../local/paths.ts';
import { requireFreePort } from '../../local/ports.ts';
import { clusterDir } from '../../local/postgres.ts';
import { removeStalePostmaster } from '../../local/postmaster.ts';
import { serve } from '../../local/serve.ts';
import { untilStopped } from '../../local/untilStopped.ts';
import { ensureBuilt, localSiteEnv } from './ensure-built.ts';

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
