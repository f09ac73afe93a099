/**
 * The manifest: one text file that says which screenshots are accepted, by the hash of their pixels. No picture is committed.
 *
 *   browser Chromium 147.0.0 …           the environment in which the hashes hold
 *   screenshot <story> <mode> <width>x<height> <hash> [name of who accepted it]
 *   pending <story> <mode> <hash of the accepted pixels, or new> [name]
 *   rejected <story> <mode> <hash of the rejected pixels, or removed> <date> <name as JSON> <note as JSON>
 *
 * A pending line is a change that was accepted on a machine whose browser draws other pixels. It stands beside the screenshot's line
 * until a run in the pinned browser writes the new hash. One line a screenshot, sorted, so that branches merge as text.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { BrowserEnvironment, Decision, EnvironmentStatus, Size } from '../report-types.ts';
import { resultKey } from './naming.ts';

export type Screenshot = {
  storyId: string;
  /** In kebab case. */
  mode: string;
  /** SHA-256 over size and RGBA bytes. */
  hash: string;
  by: string | null;
} & Size;

type Pending = Pick<Screenshot, 'storyId' | 'mode' | 'by'> & {
  /** The hash that was accepted when the change was; null for a new story. */
  accepted: string | null;
};

type Rejected = Pick<Screenshot, 'storyId' | 'mode'> & {
  /** Null for a story that was removed. */
  current: string | null;
} & Omit<Decision, 'verdict'>;

/** Each map by the key of the result. */
export type Manifest = {
  environment: BrowserEnvironment | null;
  screenshots: Map<string, Screenshot>;
  pending: Map<string, Pending>;
  rejected: Map<string, Rejected>;
};

const HEADER = [
  '# Accepted screenshots, by the hash of their pixels. "npm run visual:accept" writes this file; see tools/visual/README.md.',
  '# screenshot <story> <mode> <width>x<height> <hash> [accepted by]',
];

export const emptyManifest = (): Manifest => ({
  environment: null,
  screenshots: new Map(),
  pending: new Map(),
  rejected: new Map(),
});

const sorted = (lines: string[]): string[] => lines.sort((a, b) => (a < b ? -1 : 1));
const join = (...words: (string | null)[]): string => words.filter((word) => word !== null && word !== '').join(' ');

export function formatManifest({ environment, screenshots, pending, rejected }: Manifest): string {
  const { browser, flags, fonts } = environment ?? { browser: null, flags: [], fonts: {} };
  const lines = [
    ...HEADER,
    ...(browser === null ? [] : [`browser ${browser}`]),
    ...flags.map((flag) => `flag ${flag}`),
    ...sorted(Object.entries(fonts).map(([name, hash]) => `font ${hash} ${name}`)),
    ...sorted(
      [...screenshots.values()].map(({ storyId, mode, width, height, hash, by }) =>
        join('screenshot', storyId, mode, `${width}x${height}`, hash, by),
      ),
    ),
    ...sorted(
      [...pending.values()].map(({ storyId, mode, accepted, by }) => join('pending', storyId, mode, accepted ?? 'new', by)),
    ),
    ...sorted(
      [...rejected.values()].map(({ storyId, mode, current, at, by, note }) =>
        join('rejected', storyId, mode, current ?? 'removed', at, JSON.stringify(by), JSON.stringify(note)),
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const HASH = /^[0-9a-f]{64}$/;
const rest = (line: string, words: number): string => line.split(' ').slice(words).join(' ');

function parseRejected(line: string): Omit<Rejected, 'storyId' | 'mode'> {
  const [, , , current = '', at = ''] = line.split(' ');
  const [by, note] = JSON.parse(`[${rest(line, 5).replace(/^("(?:[^"\\]|\\.)*") /, '$1,')}]`) as [string, string];
  return { current: current === 'removed' ? null : current, at, by, note };
}

function parseLine(line: string, manifest: Manifest): boolean {
  const [kind = '', storyId = '', mode = '', fourth = '', hash = ''] = line.split(' ');
  const key = resultKey(storyId, mode);
  manifest.environment ??= { browser: '', flags: [], fonts: {} };
  if (kind === 'browser') manifest.environment.browser = rest(line, 1);
  else if (kind === 'flag') manifest.environment.flags.push(rest(line, 1));
  else if (kind === 'font') manifest.environment.fonts[rest(line, 2)] = storyId;
  else if (kind === 'screenshot') {
    const size = /^(\d+)x(\d+)$/.exec(fourth);
    if (size === null || !HASH.test(hash) || manifest.screenshots.has(key)) return false;
    const by = rest(line, 5) || null;
    manifest.screenshots.set(key, { storyId, mode, width: Number(size[1]), height: Number(size[2]), hash, by });
  } else if (kind === 'pending') {
    if (fourth !== 'new' && !HASH.test(fourth)) return false;
    manifest.pending.set(key, { storyId, mode, accepted: fourth === 'new' ? null : fourth, by: rest(line, 4) || null });
  } else if (kind === 'rejected') manifest.rejected.set(key, { storyId, mode, ...parseRejected(line) });
  else return false;
  return true;
}

/** Throws with the line's number where a line makes no sense: half of a conflict must not be taken for the whole file. */
export function parseManifest(text: string, name = 'The manifest of screenshots'): Manifest {
  const manifest = emptyManifest();
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    if (!parseLine(line, manifest)) {
      throw new Error(
        `${name}, line ${at + 1}: "${line.slice(0, 80)}" is no line of it, or is there twice. A merge left halfway?`,
      );
    }
  }
  return manifest;
}

export const readManifest = (file: string): Manifest =>
  existsSync(file) ? parseManifest(readFileSync(file, 'utf8'), file) : emptyManifest();

export function writeManifest(file: string, manifest: Manifest): void {
  // Renaming is atomic: an interrupted run leaves the old manifest, never half of a new one.
  writeFileSync(`${file}.part`, formatManifest(manifest));
  renameSync(`${file}.part`, file);
}

function listDifferences(label: string, before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((item) => !after.includes(item)).map((item) => `${label} ${item} is gone`);
  const come = after.filter((item) => !before.includes(item)).map((item) => `${label} ${item} is new`);
  return [...gone, ...come];
}

export type EnvironmentCheck = {
  status: EnvironmentStatus;
  differences: string[];
};

export function checkEnvironment(accepted: BrowserEnvironment | null, current: BrowserEnvironment): EnvironmentCheck {
  if (accepted === null) return { status: 'first', differences: [] };
  const fonts = (environment: BrowserEnvironment): string[] =>
    Object.entries(environment.fonts).map(([name, hash]) => `${name} (${hash.slice(0, 12)})`);
  const differences = [
    ...(accepted.browser === current.browser ? [] : [`browser ${accepted.browser} → ${current.browser}`]),
    ...listDifferences('flag', accepted.flags, current.flags),
    ...listDifferences('font', fonts(accepted), fonts(current)),
  ];
  return { status: differences.length === 0 ? 'same' : 'other', differences };
}
