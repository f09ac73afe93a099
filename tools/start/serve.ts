import { ownerSettings, startBackend } from '../backend/backend.ts';
import { explainDiskError } from '../backend/dataDir.ts';
import { startSite } from '../site/server/site.ts';
import type { LocalPorts } from '../shared/localPorts.ts';

export type ServeOptions = {
  ports: LocalPorts;
  siteDir: string;
  dataDir: string;
  hasFaults: boolean;
  /** See `BackendOptions`. */
  ownsDatabase: boolean;
};

/**
 * Starts the built site and the backend it talks to, on a data folder that the
 * caller has locked. Resolves when both answer.
 *
 * @returns the site's address, and a function that stops all of it
 */
export async function serve({ ports, siteDir, dataDir, hasFaults, ownsDatabase }: ServeOptions) {
  const siteOrigin = `http://127.0.0.1:${ports.site}`;
  const backend = await startBackend({
    dataDir,
    port: ports.gateway,
    dbPort: ports.database,
    siteOrigin,
    isLocked: true,
    faults: hasFaults,
    databaseUrl: process.env.SUPABASE_DB_URL,
    ownsDatabase,
    env: ownerSettings(process.env),
    hasWebhookSink: true,
    report: (line) => console.error(line),
  }).catch((cause: unknown) => {
    throw explainDiskError(cause, dataDir) ?? cause;
  });
  try {
    const site = await startSite(siteDir, ports.site);
    const stop = async () => {
      await site.stop();
      await backend.stop();
    };
    return { url: site.url, stop };
  } catch (cause) {
    await backend.stop();
    throw cause;
  }
}
