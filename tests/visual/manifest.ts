/**
 * The manifest beside the baselines: under which browser, flags and fonts they were accepted, and the hashes of each.
 *
 * The hashes do two jobs: an unchanged picture is recognised without decoding its baseline, and a PNG that was
 * replaced without going through acceptance is noticed.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserEnvironment, EnvironmentStatus, Rejection } from './report-types.ts';

export type BaselineEntry = {
  story: string;
  title: string;
  name: string;
  mode: string;
  width: number;
  height: number;
  /** sha256 of size and RGBA bytes. */
  pixels: string;
  /** sha256 of the PNG file. */
  file: string;
};

export type Manifest = {
  version: 1;
  environment: BrowserEnvironment | null;
  /** Path relative to the folder of baselines → entry. */
  baselines: Record<string, BaselineEntry>;
};

export type Rejections = Record<string, Rejection>;

const MANIFEST = 'manifest.json';
const REJECTED = 'rejected.json';

/** A copy of a record without one of its keys. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

export const emptyManifest = (): Manifest => ({ version: 1, environment: null, baselines: {} });

/** One line a baseline, sorted, so that two branches that accept different stories merge without a conflict. */
export function formatManifest(manifest: Manifest): string {
  const lines = Object.entries(manifest.baselines)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, entry]) => `    ${JSON.stringify(path)}: ${JSON.stringify(entry)}`);
  const environment = JSON.stringify(manifest.environment, null, 2).replaceAll('\n', '\n  ');
  const baselines = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
  return `{\n  "version": 1,\n  "environment": ${environment},\n  "baselines": ${baselines}\n}\n`;
}

export function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== 1) {
    throw new Error('The manifest of the baselines has an unknown version. Accept the pictures again with --all.');
  }
  return { ...emptyManifest(), ...value } as Manifest;
}

const writeWhole = (file: string, text: string): void => {
  // Renaming is atomic: an interrupted run leaves the old manifest, never half of a new one.
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
};

export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST);
  return existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : emptyManifest();
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeWhole(join(folder, MANIFEST), formatManifest(manifest));
}

export function readRejections(folder: string): Rejections {
  const file = join(folder, REJECTED);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rejections) : {};
}

export function writeRejections(folder: string, rejections: Rejections): void {
  const sorted = Object.fromEntries(Object.entries(rejections).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeWhole(join(folder, REJECTED), `${JSON.stringify(sorted, null, 2)}\n`);
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

/** `current` is null where the pinned browser does not exist. */
export function checkEnvironment(accepted: BrowserEnvironment | null, current: BrowserEnvironment | null): EnvironmentCheck {
  if (current === null) return { status: 'unpinned', differences: [] };
  if (accepted === null) return { status: 'first', differences: [] };
  const fonts = (environment: BrowserEnvironment): string[] =>
    Object.entries(environment.fonts).map(([name, hash]) => `${name} (${hash.slice(0, 12)})`);
  const differences = [
    ...(accepted.browser === current.browser ? [] : [`browser ${accepted.browser} → ${current.browser}`]),
    ...listDifferences('flag', accepted.flags, current.flags),
    ...listDifferences('font', fonts(accepted), fonts(current)),
  ];
  return { status: differences.length === 0 ? 'same' : 'changed', differences };
}
