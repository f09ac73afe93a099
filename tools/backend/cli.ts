/**
 * Runs the embedded backend until it is stopped, with the data folder `.local` and the ports from `SUPABASE_PORT`. `npm start`
 * and `npm run dev` run this.
 *
 *   --site <origin>   the site that uses it
 *   --faults          tests may inject faults (`faults.ts`)
 *   --watch           loads the functions again when they change
 *   --own-database    uses the database of `SUPABASE_DB_URL`, wherever it is
 */
import { defaultDataDir } from '../shared/paths.ts';
import { localPorts } from '../shared/ports.ts';
import { progress } from '../shared/progress.ts';
import { readArguments } from '../shared/readArguments.ts';
import { reportReady } from '../shared/reportReady.ts';
import { runUntilShutdown } from '../shared/runUntilShutdown.ts';
import { ownerSettings, startBackend } from './backend.ts';

const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  site: { type: 'string', default: 'http://127.0.0.1:4173' },
  faults: flag,
  watch: flag,
  'own-database': flag,
} as const;
const USAGE = 'Use --site <origin>, --faults, --watch or --own-database.';

await runUntilShutdown(async ({ stopped }) => {
  const { site, faults, watch, 'own-database': ownsDatabase } = readArguments({ options: OPTIONS }, USAGE).values;
  const ports = localPorts();
  const backend = await startBackend({
    dataDir: defaultDataDir(),
    port: ports.gateway,
    dbPort: ports.database,
    siteOrigin: site,
    faults,
    watch,
    ownsDatabase,
    hasWebhookSink: true,
    databaseUrl: process.env.SUPABASE_DB_URL,
    env: ownerSettings(process.env),
    report: (line) => console.error(line),
    onStep: progress,
  });
  progress(`The backend is ready: ${backend.url}`);
  reportReady(backend.url);
  await stopped;
  await backend.stop();
  return 0;
});
