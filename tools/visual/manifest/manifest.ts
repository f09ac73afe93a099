/**
 * The manifest: one text file that lists the accepted screenshots by the hash of their pixels. No image is committed.
 *
 *   browser Chromium 147.0.0 …           the environment in which the hashes hold
 *   screenshot <story> <mode> <width>x<height> <hash> [name of who accepted it]
 *   pending <story> <mode> <hash of the accepted pixels, or new> [name]
 *   rejected <story> <mode> <hash of the rejected pixels, or removed> <date> <name as JSON> <note as JSON>
 *
 * A pending line is a change that was accepted on a machine whose browser renders other pixels. It stays next to the screenshot's
 * line until a run in the pinned browser writes the new hash. One line per screenshot, sorted, so that branches merge as text.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { BrowserEnvironment, Decision, Screenshot, VisualReport } from '../report-types.ts';

export function kebab(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** The key of a story in one mode, in the manifest, in results and in decisions. */
export function resultKey(storyId: string, mode: string): string {
  return `${storyId}--${kebab(mode)}`;
}

type Line = Pick<Screenshot, 'storyId' | 'mode'>;

type Pending = Line & {
  /** The accepted hash when the change was accepted; null for a new story. */
  accepted: string | null;
  by: string | null;
};

type Rejected = Line & {
  /** Null for a story that was removed. */
  current: string | null;
} & Omit<Decision, 'verdict'>;

const HEADER = [
  '# Accepted screenshots, by the hash of their pixels. "npm run visual:accept" writes this file; see tools/visual/README.md.',
  '# screenshot <story> <mode> <width>x<height> <hash> [accepted by]',
];

export type Manifest = ReturnType<typeof emptyManifest>;

/** All maps are by the key of the result. */
export const emptyManifest = () => ({
  environment: null as BrowserEnvironment | null,
  screenshots: new Map<string, Screenshot>(),
  pending: new Map<string, Pending>(),
  rejected: new Map<string, Rejected>(),
});

export function formatManifest({ environment, screenshots, pending, rejected }: Manifest): string {
  const linesOf = <T extends Line>(kind: string, entries: Map<string, T>, rest: (entry: T) => (string | null)[]): string[] =>
    [...entries.values()]
      .map((entry) => [kind, entry.storyId, entry.mode, ...rest(entry).filter((word) => word !== null && word !== '')].join(' '))
      .sort();
  const { browser, flags, fonts } = environment ?? { browser: null, flags: [], fonts: {} };
  const lines = [
    ...HEADER,
    ...(browser === null ? [] : [`browser ${browser}`]),
    ...flags.map((flag) => `flag ${flag}`),
    ...Object.entries(fonts)
      .map(([name, hash]) => `font ${hash} ${name}`)
      .sort(),
    ...linesOf('screenshot', screenshots, ({ width, height, hash, by }) => [`${width}x${height}`, hash, by]),
    ...linesOf('pending', pending, ({ accepted, by }) => [accepted ?? 'new', by]),
    ...linesOf('rejected', rejected, ({ current, at, by, note }) => [
      current ?? 'removed',
      at,
      JSON.stringify(by),
      JSON.stringify(note),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

const SCREENSHOT = /^screenshot (\S+) (\S*) (\d+)x(\d+) ([0-9a-f]{64})(?: (.+))?$/;
const PENDING = /^pending (\S+) (\S*) (new|[0-9a-f]{64})(?: (.+))?$/;
const REJECTED = /^rejected (\S+) (\S*) (\S+) (\S+) ("(?:[^"\\]|\\.)*") (".*")$/;

function parseEnvironment(line: string, manifest: Manifest): boolean {
  const [kind, ...words] = line.split(' ');
  const environment = manifest.environment ?? { browser: '', flags: [], fonts: {} };
  if (kind === 'browser') environment.browser = words.join(' ');
  else if (kind === 'flag') environment.flags.push(words.join(' '));
  else if (kind === 'font') environment.fonts[words.slice(1).join(' ')] = words[0] ?? '';
  else return false;
  manifest.environment = environment;
  return true;
}

/** @returns whether the line is valid, and the only one of its kind about its screenshot */
function parseLine(line: string, manifest: Manifest): boolean {
  const { screenshots, pending, rejected } = manifest;
  const [kind, storyId = '', mode = ''] = line.split(' ');
  const key = resultKey(storyId, mode);
  if (kind === 'screenshot') {
    const [match, , , width, height, hash = '', by = null] = SCREENSHOT.exec(line) ?? [];
    if (match === undefined || screenshots.has(key)) return false;
    screenshots.set(key, { storyId, mode, width: Number(width), height: Number(height), hash, by });
  } else if (kind === 'pending') {
    const [match, , , accepted = '', by = null] = PENDING.exec(line) ?? [];
    if (match === undefined) return false;
    pending.set(key, { storyId, mode, accepted: accepted === 'new' ? null : accepted, by });
  } else if (kind === 'rejected') {
    const [match, , , current = '', at = '', by = '', note = ''] = REJECTED.exec(line) ?? [];
    if (match === undefined) return false;
    const [name, text] = JSON.parse(`[${by},${note}]`) as [string, string];
    rejected.set(key, { storyId, mode, current: current === 'removed' ? null : current, at, by: name, note: text });
  } else return parseEnvironment(line, manifest);
  return true;
}

/** Throws with the number of an invalid line: half of a merge conflict must not be accepted as the whole file. */
export function parseManifest(text: string, name = 'The manifest of screenshots'): Manifest {
  const manifest = emptyManifest();
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#') || parseLine(line, manifest)) continue;
    throw new Error(`${name}, line ${at + 1}: "${line.slice(0, 80)}" is no line of it, or is there twice. A merge left halfway?`);
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

export function checkEnvironment(
  accepted: BrowserEnvironment | null,
  current: BrowserEnvironment,
): Pick<VisualReport['environment'], 'status' | 'differences'> {
  if (accepted === null) return { status: 'first', differences: [] };
  const parts = ({ flags, fonts }: BrowserEnvironment): string[] => [
    ...flags.map((flag) => `flag ${flag}`),
    ...Object.entries(fonts).map(([name, hash]) => `font ${name} (${hash.slice(0, 12)})`),
  ];
  const [before, after] = [parts(accepted), parts(current)];
  const differences = [
    ...(accepted.browser === current.browser ? [] : [`browser ${accepted.browser} → ${current.browser}`]),
    ...before.filter((part) => !after.includes(part)).map((part) => `${part} is gone`),
    ...after.filter((part) => !before.includes(part)).map((part) => `${part} is new`),
  ];
  return { status: differences.length === 0 ? 'same' : 'other', differences };
}
