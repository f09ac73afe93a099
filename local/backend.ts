import { createAdaptorServer } from '@hono/node-server';
import { rmSync, watch } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import postgres from 'postgres';
import { loadSecrets, prepareDataDir, PUBLISHABLE_KEY } from './dataDir.ts';
import { startFunctions } from './functions.ts';
import { createGateway } from './gateway.ts';
import { close, listen } from './listen.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { OneLineError } from './oneLineError.ts';
import { projectRoot } from './paths.ts';
import { errorCode, freePort } from './ports.ts';
import { startPostgres } from './postgres.ts';
import { startSchedule } from './schedule.ts';
import { keepRunning } from './supervisor.ts';

const LOCK_WAIT_MS = 3000;
const DELIVERY_INTERVAL_MS = 5000;
const RETENTION_INTERVAL_MS = 60 * 60 * 1000;
/** Taken from the environment of this process where it has them. */
const OPTIONAL_SETTINGS = ['TURNSTILE_SECRET_KEY', 'TURNSTILE_VERIFY_URL', 'RETENTION_DAYS'];

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
  /** Environment of the functions, over the defaults and `process.env`. */
  env?: Record<string, string>;
  /** The time by which signed links end; the real one unless a test travels. */
  clock?: () => Date;
  /** An own PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
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
 * @throws OneLineError when a port, the disk or the database is the problem;
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
      const start = () => startPostgres({ dataDir, port, password: databasePassword });
      const database = await keepRunning('PostgreSQL', start, report);
      undo.push(() => database.stop());
      dbUrl = database.current().url;
    }
    const database = postgres(dbUrl, { max: 4, backoff: () => 0.2, onnotice: () => undefined });
    undo.push(() => database.end({ timeout: 1 }));
    await migrate(database).catch((cause: unknown) => {
      throw explainDatabase(cause) ?? cause;
    });

    rmSync(join(dataDir, 'functions.log'), { force: true });
    const env = functionsEnv({ url, dbUrl, secretKey, overrides: options.env ?? {} });
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
    undo.push(startSchedule({ url, secretKey }, 'delete-old-records', RETENTION_INTERVAL_MS));
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

type FunctionsWorld = {
  url: string;
  dbUrl: string;
  secretKey: string;
  overrides: Record<string, string>;
};

/** The variables that the hosted platform sets, and those that the owner may set. */
function functionsEnv({ url, dbUrl, secretKey, overrides }: FunctionsWorld) {
  const defaults: Record<string, string> = {
    LEAD_WEBHOOK_URL: `${url}/standins/webhooks/leads`,
    APPLICATION_WEBHOOK_URL: `${url}/standins/webhooks/applications`,
    CONTACT_WEBHOOK_URL: `${url}/standins/webhooks/messages`,
    // Everybody on this machine has one address, and tests are fast typists.
    RATE_LIMIT_PER_ADDRESS: '1000000',
    RATE_LIMIT_PER_EMAIL: '1000000',
    MIN_FILL_MS: '0',
  };
  for (const name of [...Object.keys(defaults), ...OPTIONAL_SETTINGS]) {
    const given = process.env[name];
    if (given !== undefined) defaults[name] = given;
  }
  return {
    ...defaults,
    ...overrides,
    SUPABASE_URL: url,
    SUPABASE_DB_URL: dbUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  };
}

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

/** A sentence about a given database that cannot be used, or null. */
export function explainDatabase(cause: unknown): OneLineError | null {
  const code = errorCode(cause) ?? '';
  if (!/^(ECONN|ENOTFOUND|CONNECT|ETIMEDOUT|28|3D000)/.test(code)) return null;
  return new OneLineError(
    `The database cannot be reached (${code}). Check SUPABASE_DB_URL, or unset it to use the embedded one.`,
  );
}
