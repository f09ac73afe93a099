/** The results folder: `last-run.json`, `accepted.json` and screenshots. See `types.ts`. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { array, boolean, number, object, string } from 'yup';
import { screenshotOrigins } from './git.ts';
import { fields, resultKey, type Manifest } from '../manifest/manifest.ts';
import { settledByOf, stateOf } from '../outcome.ts';
import { REPORT_VERSION, type AcceptedScreenshots, type VisualReport } from '../types.ts';
import { defaultPaths, type Paths } from '../settings.ts';

const LAST_RUN = 'last-run.json';
/** Thirty times what a run of this project has. */
const MAX_MIB = 64;

const { line, hash, size, subject } = fields;

/** The shape of what the manifest, a decision or a log takes from a report. */
const reportSchema = object({
  startedAt: string()
    .defined()
    .matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  durationMs: number().defined().min(0),
  environment: object({
    lines: array()
      .defined()
      .of(line.matches(/^(browser|flag|font) /)),
    pinned: boolean().defined(),
  }),
  results: array()
    .defined()
    .of(
      object({
        ...subject,
        current: hash,
        size,
        key: line,
        title: line,
        name: line,
        mode: object({ name: line, viewport: size }),
        problems: array()
          .defined()
          .of(object({ kind: line, message: string().defined(), detail: string().nullable().defined() })),
        notes: array().defined().of(string().defined()),
        outcome: string().defined().oneOf(['passed', 'new', 'changed', 'removed', 'missing', 'errored']),
      }).test('key', 'a result has the key of another story', ({ key, storyId, mode }) => key === resultKey(storyId, mode.name)),
    ),
});

export function parseReport(text: string, from: string): VisualReport {
  const report = JSON.parse(text) as VisualReport;
  const version: number = report.version;
  if (version !== REPORT_VERSION)
    throw new Error(`${from} was written by another version of the gate. Run "npm run visual" again.`);
  reportSchema.validateSync(report, { strict: true });
  const keys = report.results.map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw new Error(`${from} has the result ${twice} twice.`);
  return report;
}

export function readReport(folder: string): VisualReport {
  const file = join(folder, LAST_RUN);
  if (!existsSync(file)) throw new Error(`There is no result in ${folder}. Run "npm run visual" first.`);
  if (statSync(file).size > MAX_MIB * 1024 ** 2) throw new Error(`${file} has more than ${MAX_MIB} MiB.`);
  return parseReport(readFileSync(file, 'utf8'), file);
}

export function writeReport(folder: string, report: VisualReport): void {
  mkdirSync(folder, { recursive: true });
  const settledBy = settledByOf(report.results);
  // For readers that know no more than the file: what the panel shows of each, and what is decided together.
  const results = report.results.map((result) => ({ ...result, state: stateOf(result), settledBy: settledBy(result) }));
  writeFileSync(join(folder, LAST_RUN), `${JSON.stringify({ ...report, results }, null, 1)}\n`);
}

/** Writes the report of a whole run, and who accepted each screenshot and when, from its line or the commit of its line. */
export function writeResults(paths: Paths, report: VisualReport, manifest: Manifest): void {
  writeReport(paths.results, report);
  // Where results are judged that others have made, the file on disk is a copy from their commit.
  const isOwn = paths.manifest === defaultPaths.manifest;
  const origins = screenshotOrigins(defaultPaths.manifest, isOwn ? null : report.commit);
  const accepted: AcceptedScreenshots = {};
  for (const [key, { by, ...screenshot }] of manifest.screenshots) {
    const { author = null, at = null, commit = null } = origins.get(key) ?? {};
    accepted[key] = { ...screenshot, by: by ?? author, at, commit };
  }
  writeFileSync(join(paths.results, 'accepted.json'), `${JSON.stringify(accepted)}\n`);
}

/** Writes results beside those of the run before, which they replace once they are complete: a canceled run keeps them. */
export async function replaceResults<Outcome>(folder: string, write: (draft: string) => Promise<Outcome>): Promise<Outcome> {
  const draft = `${resolve(folder)}.part`;
  const outcome = await write(draft);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return outcome;
}

/** Puts the results into a built Storybook, whose panel shows them. */
export function publishResults(folder: string, storybook: string): void {
  if (!existsSync(storybook)) return;
  const target = join(storybook, defaultPaths.published);
  // Screenshots that are no longer in the results must not stay in the copy.
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, target, { recursive: true });
}
