/** `npm run visual:accept`: writes what a run saw into the manifest. Needs no browser. */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { git } from '../shared/git.ts';
import { messageOf } from '../shared/userError.ts';
import { matchesFilter } from './capture/stories.ts';
import { readDecisions } from './review/judge.ts';
import { accept, acceptanceBlocker, requirePinnedBrowser } from './manifest/accept.ts';
import { parseManifest, readManifest, writeManifest } from './manifest/manifest.ts';
import { mergeManifests } from './manifest/merge.ts';
import { decidable, decisionsAbout, describeRejection, labelOf, rejectionsOf, subjectOf } from './outcome.ts';
import type { StoredDecision, VisualReport, VisualResult } from './types.ts';
import { parseReport, publishResults, readReport, writeResults } from './run/results.ts';
import { defaultPaths, projectRoot } from './settings.ts';
import { oneLine, plainLines, withoutCommands } from './texts.ts';

const HELP = `Accepts screenshots of the last run.

  npm run visual:accept -- Hero             stories whose title, name or id contains "Hero"
  npm run visual:accept -- --all            everything; needed under a new browser
  npm run visual:accept -- --from <folder or address of a CI run's results or of a published Storybook>
  npm run visual:accept -- --reviewed       what reviewers approved in the published Storybook
  npm run visual:accept -- --merge          solves a merge conflict in the manifest`;

async function reportFrom(from: string): Promise<VisualReport> {
  if (!/^https?:/.test(from)) return readReport(from);
  const base = from.replace(/\/$/, '');
  for (const url of [`${base}/last-run.json`, `${base}/${defaultPaths.published}/last-run.json`]) {
    const response = await fetch(url);
    if (response.ok && response.headers.get('content-type')?.includes('json') === true)
      return parseReport(await response.text(), url);
  }
  throw new Error(`There is no last-run.json at ${from}.`);
}

/** The results may be a stranger's. */
const print = (line: string): void => console.log(withoutCommands(line));

/** Approvals of these very pixels that do not count, because another screenshot is the accepted one by now. */
function describeMisfits(result: VisualResult, decided: readonly StoredDecision[]): string[] {
  const { storyId, mode, current } = subjectOf(result);
  return decided
    .filter((one) => one.storyId === storyId && one.mode === mode && one.current === current && one.accepted !== result.accepted)
    .filter(({ by, verdict }) => verdict === 'approved' && !result.decisions.some((decision) => decision.by === by))
    .map(
      ({ by }) =>
        `${labelOf(result)}: ${by} approved it in place of another accepted screenshot than the branch has now. Decide again in the Storybook of the last push.`,
    );
}

/** How many undecided screenshots are named. */
const MAX_NAMED = 20;

/** What waits for a reviewer, so that it is not taken for accepted when approvals are applied. */
function printUndecided(undecided: readonly VisualResult[]): void {
  for (const result of undecided.slice(0, MAX_NAMED)) print(`not decided   ${labelOf(result)}`);
  if (undecided.length > MAX_NAMED) print(`not decided   … and ${undecided.length - MAX_NAMED} more`);
}

/** While a merge has conflicts, git has the file of the common ancestor, of ours and of theirs as its stages 1 to 3. */
function solveConflict(file: string): number {
  const stageOf = (stage: number): string | null => git('show', `:${stage}:./${relative(projectRoot, file)}`);
  const [base, ours, theirs] = [stageOf(1), stageOf(2), stageOf(3)];
  if (ours === null || theirs === null) throw new Error(`${file} has no merge conflict.`);
  const { manifest, unclear } = mergeManifests(parseManifest(base ?? ''), parseManifest(ours), parseManifest(theirs));
  writeManifest(file, manifest);
  git('add', '--', file);
  for (const key of unclear) console.log(`both branches changed  ${key}`);
  if (unclear.length > 0) console.log('Run "npm run visual" and accept what these are like now.');
  return unclear.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      from: { type: 'string' },
      reviewed: { type: 'boolean', default: false },
      merge: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      manifest: { type: 'string', default: defaultPaths.manifest },
    },
  });
  const filter = positionals.join(' ').trim() || null;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.merge) return solveConflict(values.manifest);
  if (filter === null && !values.all && !values.reviewed) throw new Error(`Name the stories to accept.\n\n${HELP}`);
  const report = await reportFrom(values.from ?? defaultPaths.results);
  const { environment } = report;
  const manifest = readManifest(values.manifest);
  requirePinnedBrowser(environment, manifest, values.all && !values.reviewed);
  // Under a new browser, what looks as in the base commit has another hash than in the manifest, too.
  const isOpen = ({ outcome, current, recorded }: VisualResult): boolean =>
    outcome !== 'passed' || (values.all && current !== null && current !== recorded?.hash);
  let misfits: string[] = [];
  let undecided: VisualResult[] = [];
  let chosen = report.results.filter((result) => isOpen(result) && matchesFilter({ ...result, id: result.storyId }, filter));
  if (values.reviewed) {
    if (!process.env.VISUAL_REVIEW_URL) throw new Error('VISUAL_REVIEW_URL is not set: there are no decisions to read.');
    // The results may be a stranger's: which screenshot is accepted, the manifest says.
    for (const result of chosen) result.accepted = manifest.screenshots.get(result.key)?.hash ?? null;
    const decided = await readDecisions(chosen, true);
    for (const result of chosen) result.decisions = decisionsAbout(result, decided);
    misfits = chosen.flatMap((result) => describeMisfits(result, decided));
    undecided = chosen.filter((result) => decidable(result) && result.decisions.length === 0);
    chosen = chosen.filter(({ decisions }) => decisions.length > 0);
  }
  const me = git('config', 'user.name')?.trim() ?? null;
  let accepted = 0;
  for (const result of chosen) {
    const [rejection] = rejectionsOf(result);
    const blocker = rejection ? describeRejection(rejection) : acceptanceBlocker(result, manifest);
    if (blocker !== null) {
      print(`not accepted  ${labelOf(result)}: ${oneLine(blocker)}`);
      continue;
    }
    accept(manifest, result, environment, values.reviewed ? result.decisions.map(({ by }) => by).join(', ') : me);
    accepted += 1;
    print(`accepted      ${labelOf(result)}`);
  }
  for (const misfit of misfits) print(`not accepted  ${misfit}`);
  printUndecided(undecided);
  writeManifest(values.manifest, manifest);
  if (values.from === undefined) {
    writeResults({ ...defaultPaths, manifest: values.manifest }, report, manifest);
    publishResults(defaultPaths.results, defaultPaths.storybook);
  }
  const left = chosen.length - accepted + misfits.length;
  const waiting = undecided.length > 0 ? `, ${undecided.length} without a decision that counts` : '';
  console.log(`${accepted} accepted, ${left} not${waiting}`);
  // A rejection is respected, which is no failure where reviewers' decisions are taken.
  const respected = values.reviewed ? chosen.filter((result) => rejectionsOf(result).length > 0).length : 0;
  return left === respected ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`visual:accept: ${withoutCommands(plainLines(messageOf(error)))}`);
  // Unlike 1, with which something is left that is not accepted.
  process.exitCode = 2;
}
