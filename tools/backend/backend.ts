import { createAdaptorServer } from '@hono/node-server';
import { rmSync, watch } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import postgres from 'postgres';
import { loadSecrets, prepareDataDir, PUBLISHABLE_KEY } from './dataDir.ts';
import { startFunctions } from './functions.ts';
import { createGateway } from './gateway.ts';
import { close, listen } from '../shared/listen.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { UserError } from '../shared/userError.ts';
import { requireOwnHost, requireOwnStorage } from './ownDatabase.ts';
import { projectRoot } from '../shared/paths.ts';
import { errorCode, freePort } from '../shared/ports.ts';
import { startPostgres } from './postgres.ts';
import { startSchedule } from './schedule.ts';
import { keepRunning } from './supervisor.ts';

const LOCK_WAIT_MS = 3000;
const DELIVERY_INTERVAL_MS = 5000;
const RETENTION_INTERVAL_MS = 60 * 60 * 1000;
/** What an owner may set for the functions of a hosted project (docs/backend.md). */
const OWNER_SETTINGS = [
  ...['LEAD_WEBHOOK_URL', 'APPLICATION_WEBHOOK_URL', 'CONTACT_WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ...['RATE_LIMIT_PER_ADDRESS', 'RATE_LIMIT_PER_EMAIL', 'RATE_LIMIT_TOTAL', 'MIN_FILL_MS', 'CLIENT_ADDRESS_HEADER'],
  ...['TURNSTILE_SECRET_KEY', 'TURNSTILE_VERIFY_URL', 'RETENTION_DAYS', 'LEAD_RETENTION_DAYS', 'MESSAGE_RETENTION_DAYS'],
];

export type BackendOptions = {
  /** Where data, secrets and logs are kept between starts. */
  dataDir: string;
  /** Port of the gateway; 0 for any free one. */
  port: number;
  /** Port of the embedded PostgreSQL; 0 for any free one. */
  dbPort: number;
  /** Origin of the site that uses this backend. */
  siteOrigin: string;
  /** The caller has locked the data folder itself. */
  isLocked?: boolean;
  /** Lets requests ask for faults (`X-Fault`, `/standins/faults`). */
  faults?: boolean;
  /** Starts the functions again when one of their files changes. */
  watch?: boolean;
  /** What the owner of a hosted project would set; nothing by default, as there. */
  env?: Record<string, string>;
  /** Announces what is stored to the webhook sink of this backend, except for topics that `env` has an address for. */
  hasWebhookSink?: boolean;
  /** The time by which signed links end; the real one unless a test travels. */
  clock?: () => Date;
  /** An own PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** `databaseUrl` may be changed and emptied, wherever it is; see `requireOwnDatabase`. */
  ownsDatabase?: boolean;
  /** Connections that the embedded PostgreSQL takes. */
  maxConnections?: number;
  /** Gets a line for each event that a developer may want to know. */
  report?: (line: string) => void;
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
 * Starts the stand-in of the hosted platform: PostgreSQL with all migrations,
 * the edge functions in Deno, the gateway in front of them and the stand-ins.
 * Resolves when all of it answers.
 *
 * @throws UserError when a port, the disk or the database is the problem;
 *   what had been started is stopped again
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, report = () => undefined } = options;
  const undo: (() => unknown)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= (async () => {
      for (const step of undo.reverse()) await step();
    })());

  try {
    prepareDataDir(dataDir);
    if (!options.isLocked) {
      undo.push(await lockDataDir(dataDir, `a backend for ${options.siteOrigin}`, LOCK_WAIT_MS));
    }
    const { secretKey, databasePassword } = loadSecrets(dataDir);

    // Taken first, so that a port in use is found out before anything is started.
    const server = createServer();
    const url = `http://127.0.0.1:${await listen(server, options.port)}`;
    undo.push(() => close(server));

    let dbUrl = options.databaseUrl;
    if (!dbUrl) {
      const port = options.dbPort || (await freePort());
      const { maxConnections } = options;
      const start = () => startPostgres({ dataDir, port, password: databasePassword, ...(maxConnections && { maxConnections }) });
      const database = await keepRunning('PostgreSQL', start, report);
      undo.push(() => database.stop());
      dbUrl = database.current().url;
    }
    if (!options.ownsDatabase) requireOwnHost(dbUrl);
    const database = postgres(dbUrl, { max: 4, backoff: () => 0.2, onnotice: () => undefined });
    undo.push(() => database.end({ timeout: 1 }));
    if (!options.ownsDatabase) await requireOwnStorage(database, dbUrl);
    await migrate(database).catch((cause: unknown) => {
      throw explainDatabase(cause) ?? cause;
    });

    rmSync(join(dataDir, 'functions.log'), { force: true });
    const sink = options.hasWebhookSink ? webhookSink(url) : {};
    const env = functionsEnv({ url, dbUrl, secretKey, ownerSettings: { ...sink, ...options.env } });
    const functions = await keepRunning('The edge functions', () => startFunctions({ dataDir, env }), report);
    undo.push(() => functions.stop());
    if (options.watch) undo.push(restartOnChange(() => functions.current().stop()));

    serveGateway(server, {
      database,
      functionsUrl: () => functions.current().url,
      siteOrigin: options.siteOrigin,
      hasFaults: options.faults ?? false,
      storage: {
        folder: join(dataDir, 'storage'),
        publishableKey: PUBLISHABLE_KEY,
        secretKey,
        clock: options.clock ?? (() => new Date()),
      },
    });
    undo.push(startSchedule({ url, secretKey }, 'deliver-webhooks', DELIVERY_INTERVAL_MS));
    undo.push(startSchedule({ url, secretKey }, 'delete-old-records', RETENTION_INTERVAL_MS, { runsAtOnce: true }));
    return { url, dbUrl, publishableKey: PUBLISHABLE_KEY, secretKey, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

function serveGateway(server: Server, options: Parameters<typeof createGateway>[0]): void {
  const { fetch } = createGateway(options);
  // The adaptor insists on making its own server; its listener is all we want.
  const [listener] = createAdaptorServer({ fetch }).listeners('request');
  server.on('request', listener as Parameters<Server['on']>[1]);
}

type FunctionsOptions = {
  url: string;
  dbUrl: string;
  secretKey: string;
  ownerSettings: Record<string, string>;
};

/** The variables that the hosted platform sets, and those that the owner has set: nothing else, so that the functions run as there. */
export function functionsEnv({ url, dbUrl, secretKey, ownerSettings }: FunctionsOptions): Record<string, string> {
  return {
    ...ownerSettings,
    SUPABASE_URL: url,
    SUPABASE_DB_URL: dbUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  };
}

/** The owner's settings that the environment of this process has. */
export const ownerSettings = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(OWNER_SETTINGS.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

const webhookSink = (url: string) => ({
  LEAD_WEBHOOK_URL: `${url}/standins/webhooks/leads`,
  APPLICATION_WEBHOOK_URL: `${url}/standins/webhooks/applications`,
  CONTACT_WEBHOOK_URL: `${url}/standins/webhooks/messages`,
});

function restartOnChange(stopFunctions: () => Promise<void>): () => void {
  let pending: NodeJS.Timeout | undefined;
  const folder = join(projectRoot(), 'supabase', 'functions');
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => void stopFunctions(), 100);
  });
  return () => {
    clearTimeout(pending);
    watcher.close();
  };
}

/**
 * A sentence about a given database that cannot be used, or null.
 *
 * @param variable that names the database
 */
export function explainDatabase(cause: unknown, variable = 'SUPABASE_DB_URL'): UserError | null {
  const code = errorCode(cause) ?? '';
  if (!/^(ECONN|ENOTFOUND|CONNECT|ETIMEDOUT|28|3D000)/.test(code)) return null;
  return new UserError(`The database cannot be reached (${code}). Check ${variable}, or unset it to use the embedded one.`);
}
