import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ended, outcomeOf, stopChild } from '../shared/process.ts';
import { timeLimit } from '../shared/timeLimit.ts';
import { UserError } from '../shared/userError.ts';
import { requireGlibc } from './glibc.ts';
import { canReach, postgresBinaries, postgresUser, SHARED_HOME, type User } from './postgresBinaries.ts';
import { readPostmaster, removeStalePostmaster, stopWhenWeDie } from './postmaster.ts';
import type { BackendProcess } from './supervisor.ts';

const HOST = '127.0.0.1';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;

export type PostgresOptions = {
  dataDir: string;
  port: number;
  password: string;
  /** The greatest number of connections. */
  maxConnections?: number;
};

/** Address of the embedded database, with its password. */
export function postgresUrl({ port, password }: { port: number; password: string }): string {
  return `postgresql://postgres:${password}@${HOST}:${port}/postgres?sslmode=disable`;
}

/**
 * The folder of the embedded database's files, which may not exist yet. Links are resolved, because the server's user may be
 * unable to follow them.
 */
export function clusterDir(dataDir: string): string {
  const home = join(dataDir, 'postgres');
  return join(existsSync(home) ? realpathSync(home) : home, 'data');
}

/**
 * Starts PostgreSQL on 127.0.0.1, creating the database the first time. A server that an aborted run left behind is stopped
 * first; one that was killed recovers by itself.
 *
 * @throws UserError without glibc, when the port is taken, the disk is full, or the files cannot be used
 */
export async function startPostgres(options: PostgresOptions): Promise<BackendProcess> {
  requireGlibc();
  const user = postgresUser();
  const binaries = postgresBinaries(user);
  if (!existsSync(join(clusterDir(options.dataDir), 'PG_VERSION'))) {
    await createCluster(options, binaries, user);
  }
  await removeStalePostmaster(clusterDir(options.dataDir));

  const logFile = join(options.dataDir, 'postgres.log');
  const endsAt = Date.now() + timeLimit(10_000);
  for (;;) {
    const attempt = await launch(options, binaries, user, logFile);
    if ('url' in attempt) return attempt;
    // After kill -9 the old server's children end a moment later.
    const isReleasedSoon = /pre-existing shared memory block|postmaster\.pid" already exists/.test(attempt.log);
    if (!isReleasedSoon || Date.now() > endsAt) throw explain(attempt.log, options, logFile);
    await sleep(200);
  }
}

async function launch(
  { dataDir, port, password, maxConnections = 60 }: PostgresOptions,
  binaries: string,
  user: User | undefined,
  logFile: string,
): Promise<BackendProcess | { log: string }> {
  const cluster = clusterDir(dataDir);
  const logFd = openSync(logFile, 'w', 0o600);
  const settings = {
    listen_addresses: HOST,
    port: String(port),
    // TCP only: a socket file would need a folder that two users share.
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    jit: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', cluster, ...args], {
    ...user,
    cwd: '/',
    // It has its own session: Ctrl-C reaches only us, and we stop it in order.
    detached: true,
    stdio: ['ignore', logFd, logFd],
    env: { LC_ALL: 'C', PATH: process.env.PATH },
  });
  closeSync(logFd);
  const exited = ended(child);
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;

  const endsAt = Date.now() + timeLimit(START_TIMEOUT_MS);
  while (isRunning()) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.isReady === true && postmaster.pid === child.pid) {
      void exited.then(stopWhenWeDie(postmaster.pid, cluster));
      return {
        url: postgresUrl({ port, password }),
        exited,
        // SIGINT ends open connections and writes everything to disk.
        stop: () => stopChild(child, 'SIGINT', timeLimit(STOP_TIMEOUT_MS)),
      };
    }
    if (Date.now() > endsAt) await stopChild(child, 'SIGQUIT', 1000);
    await sleep(10);
  }
  return { log: readFileSync(logFile, 'utf8') };
}

async function createCluster({ dataDir, password }: PostgresOptions, binaries: string, user: User | undefined): Promise<void> {
  const home = makeHome(dataDir, user);
  const unfinished = join(home, 'data.new');
  const passwordFile = join(home, 'password.new');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const child = spawn(
    join(binaries, 'bin', 'initdb'),
    [
      '--pgdata',
      unfinished,
      '--username',
      'postgres',
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
    ],
    { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], env: { LC_ALL: 'C', PATH: process.env.PATH } },
  );
  const { code, output } = await outcomeOf(child);
  rmSync(passwordFile, { force: true });
  if (code !== 0) {
    const logFile = join(dataDir, 'postgres.log');
    writeFileSync(logFile, output, { mode: 0o600 });
    throw explain(output, { dataDir, port: 0, password }, logFile);
  }
  // Renamed when complete, so that an interrupted first start leaves no partial database.
  renameSync(unfinished, join(home, 'data'));
}

/** `.local/postgres`, or the folder it links to when PostgreSQL's user cannot enter `.local`. */
function makeHome(dataDir: string, user: User | undefined): string {
  const home = join(dataDir, 'postgres');
  if (existsSync(home)) return realpathSync(home);
  // A link whose target is gone.
  if (lstatSync(home, { throwIfNoEntry: false })) rmSync(home);
  if (user && !canReach(dataDir, user)) {
    mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 });
    symlinkSync(mkdtempSync(join(SHARED_HOME, 'data-')), home);
  } else {
    mkdirSync(home, { mode: 0o700 });
  }
  if (user) chownSync(home, user.uid, user.gid);
  return realpathSync(home);
}

function explain(log: string, { dataDir, port }: PostgresOptions, logFile: string): UserError {
  if (/No space left on device|Disk quota exceeded/.test(log)) {
    return new UserError(`The disk of ${dataDir} is full. Free some space and start again.`);
  }
  if (/could not bind|Address already in use/.test(log)) {
    return new UserError(
      `Port ${port} (the database, SUPABASE_PORT + 1) is already in use. Stop the program that uses it, or set SUPABASE_PORT to another port.`,
    );
  }
  return new UserError(`The embedded PostgreSQL did not start. Correct what ${logFile} reports, and start again.`);
}
