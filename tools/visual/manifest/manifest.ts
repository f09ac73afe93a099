/**
 * The manifest: one text file that lists the accepted screenshots by the hash of their pixels. No image is committed.
 *
 *   browser Chromium 147.0.0 …           the environment in which the hashes hold
 *   screenshot <story> <mode> <width>x<height> <hash> [name of who accepted it]
 *   rejected <JSON>                      a rejection by a developer
 *
 * One line per screenshot, sorted.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { number, object, string } from 'yup';
import type { Screenshot, StoredDecision } from '../types.ts';

export function kebab(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** The key of a story in one mode, in the manifest, in results and in decisions. */
export const resultKey = (storyId: string, mode: string): string => `${storyId}--${kebab(mode)}`;

const HEADER = [
  '# Accepted screenshots, by the hash of their pixels. "npm run visual:accept" writes this file; see docs/visual-review.md.',
  '# screenshot <story> <mode> <width>x<height> <hash> [accepted by]',
];

export type Manifest = ReturnType<typeof emptyManifest>;

/** All maps are by the key of the result. */
export const emptyManifest = () => ({
  /** Lines, none before the first acceptance. */
  environment: [] as string[],
  screenshots: new Map<string, Screenshot>(),
  rejected: new Map<string, StoredDecision>(),
});

export function formatManifest({ environment, screenshots, rejected }: Manifest): string {
  const accepted = [...screenshots.values()].map(({ storyId, mode, width, height, hash, by }) =>
    ['screenshot', storyId, mode, `${width}x${height}`, hash, by ?? []].flat().join(' '),
  );
  const rejections = [...rejected.values()].map((rejection) => `rejected ${JSON.stringify(rejection)}`);
  return `${[...HEADER, ...environment, ...accepted.sort(), ...rejections.sort()].join('\n')}\n`;
}

/** One line without hidden characters: in the manifest and in a log, two would be another entry, or a command. */
const ONE_LINE = /^[^\p{Cc}\p{Bidi_Control}]*$/u;

/** Commands that a person is told to run name it. */
const STORY_ID = /^[\p{L}\p{N}_-]+$/u;

const line = string().defined().matches(ONE_LINE);
const hash = string()
  .matches(/^[0-9a-f]{64}$/)
  .nullable()
  .defined();
const pixels = number().defined().integer().positive();

/** What a change was accepted or rejected against; the hash is null for a new story. */
const subject = { storyId: string().defined().matches(STORY_ID), accepted: hash };

/** A pull request writes its own manifest and results, so both are checked before they are used. */
export const fields = { line, hash, subject, size: object({ width: pixels, height: pixels }).nullable().defined() };

const rejection = object({
  ...subject,
  mode: line,
  current: hash,
  by: line,
  note: string().defined(),
  at: line,
  verdict: string().defined().oneOf(['rejected']),
});

const SCREENSHOT = /^screenshot (\S+) (\S*) (\d+)x(\d+) ([0-9a-f]{64})(?: (.+))?$/;

/** Throws when the line is invalid, or not the only one of its kind about its screenshot. */
function readLine(line: string, manifest: Manifest): void {
  const [kind = ''] = line.split(' ');
  if (kind === '' || kind.startsWith('#')) return;
  if (!ONE_LINE.test(line)) throw new Error('it has hidden characters');
  if (['browser', 'flag', 'font'].includes(kind)) manifest.environment.push(line);
  else if (kind === 'rejected') {
    const decision = JSON.parse(line.slice(kind.length)) as StoredDecision;
    rejection.validateSync(decision, { strict: true });
    manifest.rejected.set(resultKey(decision.storyId, decision.mode), decision);
  } else {
    const [, storyId = '', mode = '', width, height, hash, by = null] = SCREENSHOT.exec(line) ?? [];
    const key = resultKey(storyId, mode);
    if (hash === undefined || !STORY_ID.test(storyId) || manifest.screenshots.has(key))
      throw new Error('not a line of the manifest');
    manifest.screenshots.set(key, { storyId, mode, width: Number(width), height: Number(height), hash, by });
  }
}

/** Throws with the number of an invalid line: half of a merge conflict must not be accepted as the whole file. */
export function parseManifest(text: string, name = 'The manifest of screenshots'): Manifest {
  const manifest = emptyManifest();
  for (const [at, line] of text.split('\n').entries()) {
    try {
      readLine(line, manifest);
    } catch {
      throw new Error(
        `${name}, line ${at + 1}: "${line.slice(0, 80)}" is no line of it, or is there twice. After a merge, "npm run visual:accept -- --merge" merges it by key.`,
      );
    }
  }
  return manifest;
}

export const readManifest = (file: string): Manifest =>
  existsSync(file) ? parseManifest(readFileSync(file, 'utf8'), file) : emptyManifest();

export function writeManifest(file: string, manifest: Manifest): void {
  // Nothing has made the folder of results yet in CI.
  mkdirSync(dirname(file), { recursive: true });
  // Renaming is atomic: an interrupted run leaves the old manifest, never half of a new one.
  writeFileSync(`${file}.part`, formatManifest(manifest));
  renameSync(`${file}.part`, file);
}

/** How a browser differs from that of the manifest; not at all before the first acceptance. */
export function differencesOf(current: readonly string[], { environment: accepted }: Pick<Manifest, 'environment'>): string[] {
  const gone = accepted.filter((line) => !current.includes(line)).map((line) => `${line} is gone`);
  const added = current.filter((line) => !accepted.includes(line)).map((line) => `${line} is new`);
  return accepted.length === 0 ? [] : [...gone, ...added];
}
