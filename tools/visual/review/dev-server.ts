/** The development server's side of the addon: runs the gate in its own process, and decides. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Channel } from 'storybook/internal/channels';
import {
  TESTING_MODULE_CANCEL_TEST_RUN_REQUEST,
  TESTING_MODULE_PROGRESS_REPORT,
  TESTING_MODULE_RUN_REQUEST,
} from 'storybook/internal/core-events';
import { stopChild } from '../../shared/process.ts';
import { messageOf } from '../../shared/userError.ts';
import { projectRoot } from '../settings.ts';
import { PROVIDER, REQUEST, RESPONSE, type DecideRequest } from './channel.ts';

/**
 * A plugin of Storybook's Vite. The channel writes files and runs the gate, and Storybook's own check lets pages of all sites of this
 * machine connect: only the page that this server has sent may, under a name of this machine.
 */
export const ownPageOnly = {
  name: 'visual-own-page-only',
  configureServer({ config: { server } }: { config: { server: { hmr?: unknown } } }): void {
    const { server: http } = server.hmr as { server: Server };
    http.prependListener('upgrade', ({ headers: { host = '', origin = '' } }, socket) => {
      const isOwn = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) && origin.replace(/^https?:\/\//, '') === host;
      if (!isOwn) socket.destroy();
    });
  },
};

const STOP_LIMIT_MS = 10_000;

/** Storybook's run request, to which the addon adds `changedOnly`: only stories that depend on what is not committed yet. */
type RunRequest = { providerId: string; storyIds?: string[]; changedOnly?: boolean };

/** `ended` rejects with the last line of its errors. */
function runTool(file: string, args: string[], onLine: (line: string) => void = () => undefined, successCodes = [0]) {
  const child = spawn(join(projectRoot, 'node_modules', '.bin', 'tsx'), [join(projectRoot, 'tools', 'visual', file), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The gate starts a browser and a build: a signal to the group ends all of them.
    detached: true,
  });
  let error = 'The process ended without a message.';
  createInterface({ input: child.stdout }).on('line', (line) => onLine(line));
  createInterface({ input: child.stderr }).on('line', (line) => (error = line.replace('visual: ', '')));
  const ended = once(child, 'close').then(([code]) => {
    if (!successCodes.includes(code as number)) throw new Error(error);
  });
  return { child, ended };
}

async function respond(request: DecideRequest): Promise<object> {
  try {
    await runTool('review/request.ts', [JSON.stringify(request)]).ended;
    return { success: true, error: null, payload: null };
  } catch (error) {
    return { success: false, error: messageOf(error) };
  }
}

export function connectReview(channel: Channel): void {
  let running: { child: ChildProcess; isCancelled: boolean } | null = null;
  const report = (state: object): void => channel.emit(TESTING_MODULE_PROGRESS_REPORT, { providerId: PROVIDER, ...state });
  const onLine = (line: string): void => {
    // The build and the report print other lines.
    if (!line.startsWith('{"phase"')) return;
    report({ status: 'pending', cancellable: true, details: { progress: JSON.parse(line) as unknown } });
  };

  async function run({ storyIds, changedOnly }: RunRequest): Promise<void> {
    const stories = storyIds === undefined ? [] : [`--stories=${storyIds.join(',')}`];
    const changed = changedOnly ? ['--changed-since', 'HEAD'] : [];
    // A run that found something exits with code 1.
    const { child, ended } = runTool('cli.ts', ['--json', '--build', ...stories, ...changed], onLine, [0, 1]);
    const current = { child, isCancelled: false };
    running = current;
    const end = await ended.then(
      () => ({ status: 'success' }),
      (error: unknown) => ({ status: 'failed', error: { name: 'Visual tests', message: messageOf(error) } }),
    );
    running = null;
    report({ ...(current.isCancelled ? { status: 'cancelled' } : end), cancelling: false, details: { progress: null } });
  }

  channel.on(TESTING_MODULE_RUN_REQUEST, (request: RunRequest) => {
    // Two runs would write to the same folder.
    if (request.providerId === PROVIDER && running === null) void run(request);
  });
  channel.on(TESTING_MODULE_CANCEL_TEST_RUN_REQUEST, ({ providerId }: RunRequest) => {
    if (providerId !== PROVIDER || running === null) return;
    running.isCancelled = true;
    // Fails if it has just ended by itself.
    stopChild(running.child, 'SIGTERM', STOP_LIMIT_MS, { isLeader: true }).catch(() => undefined);
  });
  channel.on(REQUEST, ({ id, payload }: { id: string; payload: DecideRequest }) => {
    // The run compares with what was accepted when it started, and would report the decision as open again.
    const error = 'The visual tests are running. Decide when they have ended, or cancel them.';
    const response = running === null ? respond(payload) : Promise.resolve({ success: false, error });
    void response.then((sent) => channel.emit(RESPONSE, { id, ...sent }));
  });
}
