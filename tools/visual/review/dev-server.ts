/** The development server's side of the addon: runs the gate as a process of its own, decides, and reads the history. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { projectRoot } from '../settings.ts';
import { CANCEL, DECIDE, DECIDED, ENDED, HISTORY, HISTORY_READ, PROGRESS, RUN } from './channel.ts';
import type {
  Decided,
  DecideRequest,
  Ended,
  HistoryEntry,
  HistoryRequest,
  HistoryResponse,
  Progress,
  RunRequest,
} from './channel.ts';

type Channel = {
  on(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
};

const TOOL = join(projectRoot, 'tools', 'visual');
const TSX = join(projectRoot, 'node_modules', '.bin', 'tsx');

/** Arguments of `npm run visual` for a request. */
export function argumentsOf({ storyIds, changedOnly }: RunRequest): string[] {
  return [
    '--json',
    '--build',
    ...(storyIds === null ? [] : [`--stories=${storyIds.join(',')}`]),
    ...(changedOnly ? ['--changed-since', 'HEAD'] : []),
  ];
}

function parseProgress(line: string): Progress | null {
  try {
    const value = JSON.parse(line) as Partial<Progress>;
    return value.phase === undefined ? null : (value as Progress);
  } catch {
    return null;
  }
}

/** One at a time: two would write to the same folder. */
class Runner {
  private child: ChildProcess | null = null;
  private isCancelled = false;

  constructor(private readonly channel: Channel) {}

  start(request: RunRequest): void {
    if (this.child !== null) return;
    this.isCancelled = false;
    const child = spawn(TSX, [join(TOOL, 'cli.ts'), ...argumentsOf(request)], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The gate brings its browser and builds along: all of them end together.
      detached: true,
    });
    this.child = child;
    const said: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const progress = parseProgress(line);
      if (progress !== null) this.channel.emit(PROGRESS, progress);
    });
    const end = (code: number | null): void => {
      if (this.child !== child) return;
      this.child = null;
      // 1 is a run that found something.
      const isDone = this.isCancelled || code === 0 || code === 1;
      const error = isDone ? null : (said.at(-1)?.replace('visual: ', '') ?? 'The run ended without a word.');
      const ended: Ended = { cancelled: this.isCancelled, error };
      this.channel.emit(ENDED, ended);
    };
    child.once('close', end);
    child.once('error', (error) => {
      said.push(error.message);
      end(null);
    });
  }

  cancel(): void {
    if (this.child?.pid === undefined) return;
    this.isCancelled = true;
    try {
      process.kill(-this.child.pid, 'SIGTERM');
    } catch {
      // It has just ended by itself.
    }
  }
}

/** @returns what the process prints; rejects with what it says went wrong */
function ask(kind: 'decide' | 'history', request: DecideRequest | HistoryRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const args = [join(TOOL, 'review', 'request.ts'), kind, JSON.stringify(request)];
    execFile(TSX, args, { cwd: projectRoot, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(stderr.trim().split('\n').at(-1) ?? error.message));
    });
  });
}

export function connectReview(channel: Channel): void {
  const runner = new Runner(channel);
  channel.on(RUN, (request: RunRequest) => runner.start(request));
  channel.on(CANCEL, () => runner.cancel());
  channel.on(DECIDE, (request: DecideRequest) => {
    const { keys } = request;
    ask('decide', request).then(
      () => channel.emit(DECIDED, { keys, error: null } satisfies Decided),
      (error: unknown) => channel.emit(DECIDED, { keys, error: String(error).replace('Error: ', '') } satisfies Decided),
    );
  });
  channel.on(HISTORY, (request: HistoryRequest) => {
    const { storyId } = request;
    ask('history', request).then(
      (text) => {
        const entries = JSON.parse(text) as HistoryEntry[];
        channel.emit(HISTORY_READ, { storyId, entries, error: null } satisfies HistoryResponse);
      },
      (error: unknown) =>
        channel.emit(HISTORY_READ, {
          storyId,
          entries: [],
          error: String(error).replace('Error: ', ''),
        } satisfies HistoryResponse),
    );
  });
}
