import { createAdaptorServer } from '@hono/node-server';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { readCertificates } from '../../supabase/functions/_shared/databaseAddress.ts';
import { close, listen } from '../shared/listen.ts';
import { bothNames, FAKES_PATH } from '../shared/localServices.ts';
import { PUBLISHABLE_KEY } from '../shared/localSiteEnv.ts';
import { projectRoot } from '../shared/paths.ts';
import { freePort } from '../shared/ports.ts';
import { UserError } from '../shared/userError.ts';
import { explainDiskError, loadSecrets, prepareDataDir } from './dataDir.ts';
import { endReadOnly } from './faults.ts';
import { findBrokenFunctions, FUNCTIONS_FOLDERS, functionsLog, startFunctions } from './functions.ts';
import { functionsDatabaseUrl, type FunctionsRole } from './functionsRole.ts';
import { createGateway } from './gateway.ts';
import { explainDatabaseError, openDatabase, requireOwnHost, requireOwnStorage } from './givenDatabase.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { startPostgres } from './postgres.ts';
import { startSchedule } from './schedule.ts';
import { keepRunning } from './supervisor.ts';

const DELIVERY_INTERVAL_MS = 5000;
const RETENTION_INTERVAL_MS = 60 * 60 * 1000;
/** What an owner may set for the functions of a hosted project (docs/backend.md). A local backend knows the origin of its site. */
const OWNER_SETTINGS = [
  'LEAD_WEBHOOK_URL',
  'APPLICATION_WEBHOOK_URL',
  'CONTACT_WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'WEBHOOK_TIMEOUT_SECONDS',
  'RATE_LIMIT_PER_ADDRESS',
  'RATE_LIMIT_PER_EMAIL',
  'RATE_LIMIT_TOTAL',
  'MIN_FILL_MS',
  'CLIENT_ADDRESS_HEADER',
  'TURNSTILE_SECRET_KEY',
  'TURNSTILE_VERIFY_URL',
  'RETENTION_DAYS',
  'LEAD_RETENTION_DAYS',
  'MESSAGE_RETENTION_DAYS',
  'RESUME_LINK_DAYS',
  'HEALTH_KEY',
  'API_KEY_NAMES',
];

export type BackendOptions = {
  /** Where data, secrets and logs stay between starts. */
  dataDir: string;
  /** Port of the gateway; 0 for any free one. */
  port: number;
  /** Port of the embedded PostgreSQL; 0 for any free one. */
  dbPort: number;
  /** Origin of the site that uses this backend. */
  siteOrigin: string;
  /** Lets tests inject faults by `/fakes/faults`. */
  faults?: boolean;
  /** Starts the functions again when one of their files changes. */
  watch?: boolean;
  /** What the owner of a hosted project would set; nothing by default, as there. */
  env?: Record<string, string>;
  /** Posts what is stored to the webhook sink of this backend, except for topics that `env` has an address for. */
  hasWebhookSink?: boolean;
  /** The time by which signed links expire; for tests that move it. */
  clock?: () => Date;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string;
  /** `databaseUrl` may be changed and emptied, wherever it is (`givenDatabase.ts`). */
  ownsDatabase?: boolean;
  /** Connections that the embedded PostgreSQL takes. */
  maxConnections?: number;
  /** Gets a line for each event that a developer may want to know. */
  report?: (line: string) => void;
  /** Gets a line as each step of the start begins. */
  onStep?: (line: string) => void;
};

export type Backend = {
  /** What a Supabase client is given as project address. */
  url: string;
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Stops everything that was started, in order. May be called again. */
  stop: () => Promise<void>;
};

/**
 * Starts what replaces the hosted platform on one machine: PostgreSQL with all migrations, the edge functions in Deno, the
 * gateway in front of them and the fakes of other companies' services. Resolves when all of it can be used.
 *
 * @throws UserError when the folder, a port, the disk or the database cannot be used; what had been started is stopped again
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const undo: (() => unknown)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= (async () => {
      for (const step of undo.reverse()) await step();
    })());
  try {
    return { ...(await startParts(options, undo)), stop };
  } catch (cause) {
    await stop();
    const { databaseUrl, dataDir } = options;
    const explained = databaseUrl ? explainDatabaseError(cause, 'SUPABASE_DB_URL') : null;
    throw explained ?? explainDiskError(cause, dataDir) ?? cause;
  }
}

async function startParts(options: BackendOptions, undo: (() => unknown)[]): Promise<Omit<Backend, 'stop'>> {
  const { dataDir, siteOrigin, report = () => undefined, onStep = () => undefined } = options;
  prepareDataDir(dataDir);
  undo.push(await lockDataDir(dataDir, `the backend of ${siteOrigin}`));
  const { secretKey, databasePassword: password } = loadSecrets(dataDir);

  // First, so that a taken port is reported before anything is started.
  let respond: Parameters<typeof createAdaptorServer>[0]['fetch'] = () => new Response('Starting', { status: 503 });
  const server = createAdaptorServer({ fetch: (request, env) => respond(request, env) });
  const url = `http://127.0.0.1:${await listen(server, options.port, { use: 'the backend', variable: 'SUPABASE_PORT' })}`;
  undo.push(() => close(server));

  let dbUrl = options.databaseUrl;
  if (!dbUrl) {
    onStep('Starting the database …');
    const { dbPort, maxConnections } = options;
    const postgresOptions = { dataDir, port: dbPort || (await freePort()), password, maxConnections };
    const database = await keepRunning('PostgreSQL', () => startPostgres(postgresOptions), report);
    undo.push(() => database.stop());
    dbUrl = database.current().url;
  }
  if (!options.ownsDatabase) requireOwnHost(dbUrl);
  const connection = { max: 4, backoff: () => 0.2, fetch_types: false, onnotice: () => undefined };
  const database = openDatabase(dbUrl, 'SUPABASE_DB_URL', connection);
  undo.push(() => database.end({ timeout: 1 }));
  if (!options.ownsDatabase) await requireOwnStorage(database, dbUrl);
  if (!options.databaseUrl) await endReadOnly(database);
  await migrate(database);

  onStep('Starting the edge functions …');
  rmSync(functionsLog(dataDir), { force: true });
  const ownerUrl = dbUrl;
  const urlFor = async (role: FunctionsRole) => options.databaseUrl ?? functionsDatabaseUrl(database, ownerUrl, role);
  const env = functionsEnv(
    { url, dbUrl: await urlFor('site_functions'), secretKey },
    {
      VISUAL_REVIEW_DB_URL: await urlFor('visual_review_functions'),
      SITE_ORIGINS: bothNames(siteOrigin).join(' '),
      ...(options.hasWebhookSink && webhookSink(url)),
      ...options.env,
    },
  );
  const start = async () => {
    const started = await startFunctions(dataDir, env);
    const problem = await findBrokenFunctions(started.url, dataDir);
    if (problem !== null && !options.watch) {
      await started.stop();
      throw new UserError(problem);
    }
    // While one of them is being edited, the others go on.
    if (problem !== null) report(problem);
    return started;
  };
  const functions = await keepRunning('The edge functions', start, report);
  undo.push(() => functions.stop());
  if (options.watch) undo.push(restartOnChange(() => functions.current().stop()));

  const gateway = createGateway({
    database,
    functionsUrl: () => functions.current().url,
    siteOrigin,
    hasFaults: options.faults ?? false,
    storage: {
      folder: join(dataDir, 'storage'),
      publishableKey: PUBLISHABLE_KEY,
      secretKey,
      clock: options.clock ?? (() => new Date()),
    },
  });
  respond = gateway.fetch;
  undo.push(startSchedule({ url, secretKey }, 'deliver-webhooks', DELIVERY_INTERVAL_MS));
  undo.push(startSchedule({ url, secretKey }, 'delete-old-records', RETENTION_INTERVAL_MS, { runsAtOnce: true }));
  return { url, dbUrl, publishableKey: PUBLISHABLE_KEY, secretKey };
}

/**
 * The functions get only the variables that the hosted platform sets and those that the owner has set, so that they run as they do
 * there.
 */
export function functionsEnv(
  { url, dbUrl, secretKey }: Pick<Backend, 'url' | 'dbUrl' | 'secretKey'>,
  settings: Record<string, string>,
): Record<string, string> {
  return {
    ...settings,
    SUPABASE_URL: url,
    SUPABASE_DB_URL: dbUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  };
}

/** The owner's settings that the environment of this process has. */
export function ownerSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  // The functions may not read files.
  const certificates = readCertificates(env);
  return {
    ...Object.fromEntries(OWNER_SETTINGS.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
    ...(certificates !== null && { DATABASE_CA: certificates }),
  };
}

const webhookSink = (url: string) => ({
  LEAD_WEBHOOK_URL: `${url}${FAKES_PATH}/webhooks/leads`,
  APPLICATION_WEBHOOK_URL: `${url}${FAKES_PATH}/webhooks/applications`,
  CONTACT_WEBHOOK_URL: `${url}${FAKES_PATH}/webhooks/messages`,
});

function restartOnChange(stopFunctions: () => Promise<void>): () => void {
  let pending: NodeJS.Timeout | undefined;
  const restart = (): void => {
    clearTimeout(pending);
    pending = setTimeout(() => void stopFunctions(), 100);
  };
  const watchers = FUNCTIONS_FOLDERS.map((folder) => watch(join(projectRoot(), folder), { recursive: true }, restart));
  return () => {
    clearTimeout(pending);
    for (const watcher of watchers) watcher.close();
  };
}
