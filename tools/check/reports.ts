/** Reads the reports of jest, Playwright and the visual gate, and the output of oxlint. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Test } from './runner.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const quoted = (text: string) => `"${text.replace(/[\\"$`]/g, '\\$&')}"`;

type JestReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[];
  }[];
};

const MAX_LINES = 40;
const MAX_CHARACTERS = 300;

/** A failure without what is too long to be read, such as a whole page that lacks a word. Ends with the places in our code. */
function shorten(failure: string): string {
  const lines = failure
    .split('\n')
    .map((line) => (line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)} … ${line.length} characters` : line));
  if (lines.length <= MAX_LINES) return lines.join('\n');
  const isPlace = (line: string) => /^\s+at /.test(line);
  const [text, places] = [lines.filter((line) => !isPlace(line)), lines.filter(isPlace)];
  const own = places.filter((line) => !line.includes('node_modules')).slice(0, 3);
  const shown = text.slice(0, MAX_LINES / 2);
  const left = text.length - shown.length;
  return [...shown, ...(left > 0 ? [`… and ${left} more lines`] : []), ...own].join('\n');
}

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The tests of a report that jest wrote with `--json`. */
export function readJestReport(file: string): Test[] {
  return (read(file) as JestReport).testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative('.', name);
    // A file that could not be loaded has no tests.
    if (assertionResults.length === 0) return [{ name: path, seconds: 0, failure: message, repeat: `npm run jest -- ${path}` }];
    // Those that a failed hook kept from being started are told of with the first.
    const hasFailed = assertionResults.some(({ status }) => status === 'failed');
    const tests = assertionResults.filter(({ status }) => !hasFailed || status !== 'pending');
    return tests.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${path} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      failure: status === 'passed' ? undefined : shorten(failureMessages.join('\n') || status),
      repeat: `npm run jest -- ${path} -t ${quoted(asPattern(fullName))}`,
    }));
  });
}

type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { duration: number; errors: { message: string }[] }[] }[];
  }[];
};

/** The tests of Playwright's JSON report. */
export function readPlaywrightReport(file: string, command: string): Test[] {
  const { suites, errors } = read(file) as { suites: Suite[]; errors: { message: string }[] };
  const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  const tests = suites.flatMap(specsOf).flatMap(({ title, file: path, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        name: `${path} › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        // What passes at the second attempt is a failure too.
        failure:
          status === 'expected'
            ? undefined
            : shorten(results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n') || status),
        repeat: `${command} ${path}:${line}`,
      })),
  );
  return [...tests, ...errors.map(({ message }) => ({ name: command, seconds: 0, failure: message, repeat: command }))];
}

type VisualReport = { results: { outcome: string; key: string; storyId: string }[]; failures: string[] };

/** The screenshots of the visual gate's last run, and what is wrong with the run as a whole. */
export function readVisualReport(file: string): Test[] {
  const { results, failures } = read(file) as VisualReport;
  return [
    ...results.map(({ outcome, key, storyId }) => ({
      name: key,
      seconds: 0,
      failure: outcome === 'passed' ? undefined : outcome,
      repeat: `npm run visual -- ${storyId}`,
    })),
    ...failures.map((failure) => ({ name: 'visual', seconds: 0, failure, repeat: 'npm run visual' })),
  ];
}

/** Errors of one mistake are many: what a person reads before the first is mended. */
const FIRST_ERRORS = 5;

/** A line that oxlint prints with `--format=agent`, such as `src/a.ts:3:14: error typescript(TS2322): Type …`. */
const ERROR_LINE = /^(\S+?):\d+:\d+: error (\S+): /;

/**
 * The first errors that oxlint found and how many more there are. What the compiler rejects comes first: most rules that need types
 * complain of the same line again.
 *
 * @returns undefined where it printed no error
 */
export function explainRules(output: string): Pick<Test, 'failure' | 'repeat'> | undefined {
  const errors = output.split('\n').filter((line) => ERROR_LINE.test(line));
  if (errors.length === 0) return undefined;
  const isOfCompiler = (line: string) => line.includes(': error typescript(TS');
  const sorted = [...errors.filter(isOfCompiler), ...errors.filter((line) => !isOfCompiler(line))];
  const more = sorted.length - FIRST_ERRORS;
  const shown = sorted.slice(0, FIRST_ERRORS);
  const files = new Set(sorted.map((line) => ERROR_LINE.exec(line)?.[1] ?? ''));
  return {
    failure: [...shown, ...(more > 0 ? [`and ${more} more ${more === 1 ? 'error' : 'errors'}`] : [])].join('\n'),
    // The command would not fit on the screen with more files.
    repeat: files.size > FIRST_ERRORS ? 'npx oxlint' : `npx oxlint ${[...files].join(' ')}`,
  };
}
