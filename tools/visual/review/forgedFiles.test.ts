/** What a pull request can write is its manifest and the results of its run. Neither may pass for what a reviewer decided. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, listen } from '../../shared/listen.ts';
import { outcomeOf } from '../../shared/process.ts';
import { dataOf, resultOf } from '../panel/fixtures.ts';
import { parseManifest } from '../manifest/manifest.ts';
import type { StoredDecision, VisualReport, VisualResult } from '../types.ts';

const [before, after, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
const size = { width: 360, height: 240 };
const line = `screenshot components-button--primary desktop 360x240 ${before}`;
const victim = `screenshot components-button--victim desktop 360x240 ${other}`;
const browser = 'browser Chromium';
const recorded = { storyId: 'components-button--primary', mode: 'desktop', ...size, hash: before, by: null };
const changed = resultOf('Primary', 'changed', { accepted: before, recorded, current: after, size });
const subject = { storyId: recorded.storyId, mode: 'desktop', accepted: before, current: after };
const approval: StoredDecision = { ...subject, verdict: 'approved', note: '', by: 'Ada', at: '2026-01-01T00:00:00.000Z' };
const rejectedLine = (change: object) => `rejected ${JSON.stringify({ ...approval, verdict: 'rejected', ...change })}`;

let decisions: StoredDecision[];
let backend: Server;
let url: string;
beforeAll(async () => {
  backend = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ reviewer: 'CI', decisions }));
  });
  url = `http://127.0.0.1:${await listen(backend, 0)}`;
});
afterAll(() => close(backend));

let folder: string;
beforeEach(() => {
  decisions = [approval];
  folder = mkdtempSync(join(tmpdir(), 'forged-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** `npm run visual:accept -- --reviewed`, as it runs on what a pull request has brought. */
async function acceptReviewed(manifest: string[], results: Partial<VisualResult>[], report: object = {}) {
  const file = join(folder, 'screenshots.txt');
  writeFileSync(file, [browser, ...manifest].join('\n'));
  const { report: whole } = dataOf(...results.map((result) => ({ ...changed, ...result })));
  writeFileSync(join(folder, 'last-run.json'), JSON.stringify({ ...whole, ...report }));
  const cli = ['--import', 'tsx', 'tools/visual/accept-cli.ts', '--reviewed', '--from', folder, '--manifest', file];
  const env = { ...process.env, VISUAL_REVIEW_URL: url, VISUAL_REVIEW_KEY: 'review_ci' };
  const { code, output } = await outcomeOf(spawn(process.execPath, cli, { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  return {
    code,
    output,
    lines: readFileSync(file, 'utf8')
      .split('\n')
      .filter((one) => !/^(#|$)/.test(one)),
  };
}

test('an approval in the backend is taken, and a rejection by a developer stays in the file', async () => {
  const rejection = rejectedLine({ by: 'Grace', note: 'Too dark' });
  const { lines } = await acceptReviewed([line, victim, rejection], [{}]);
  expect(lines).toEqual([browser, `${line.replace(before, after)} Ada`, victim, rejection]);
});

test('an approval that the manifest claims is none', async () => {
  decisions = [];
  const manifest = [line, rejectedLine({ verdict: 'approved' })];
  expect(await acceptReviewed(manifest, [{}])).toMatchObject({ lines: [browser, ...manifest], code: 2 });
});

const environment: VisualReport['environment'] = { lines: [browser], differences: [], pinned: true };
test.each<[string, Partial<VisualResult>, object]>([
  ['the key of another story', { key: 'components-button--victim--desktop', recorded: { ...recorded, hash: other } }, {}],
  ['a hash with a line break', { current: `${after}\n${victim.replace(other, before)}` }, {}],
  ['a size that is none', { size: { width: `1x1 ${other}\n#` as unknown as number, height: 1 } }, {}],
  ['a title that a log takes for a command', { title: 'x\n::add-mask::y' }, {}],
  ['a line of a screenshot as one of the browser', {}, { environment: { ...environment, lines: [browser, victim] } }],
  ['another browser as that of the manifest', {}, { environment: { ...environment, lines: ['browser Other'] } }],
  ['a browser in which an approval holds for any pixels', {}, { environment: { ...environment, pinned: false } }],
  ['another accepted screenshot than the manifest’s', { accepted: before, recorded: { ...recorded, hash: other } }, {}],
])('results are rejected with %s', async (_, result, report) => {
  const manifest = [result.accepted ? line.replace(before, other) : line, victim];
  decisions = [approval, { ...approval, current: result.current ?? after }];
  expect(await acceptReviewed(manifest, [result], report)).toMatchObject({ lines: [browser, ...manifest] });
});

test.each<[string, Partial<VisualResult>]>([
  ['called removed and has a screenshot', { outcome: 'removed' }],
  ['called new and has an accepted one', { outcome: 'new' }],
])('a result that is %s changes no line', async (_, result) => {
  const { lines, output } = await acceptReviewed([line, victim], [result]);
  expect(lines).toEqual([browser, line, victim]);
  expect(output).toContain('do not fit');
});

test('an approval of another accepted screenshot is named, with what to do', async () => {
  const newer = line.replace(before, other);
  const result = { accepted: other, recorded: { ...recorded, hash: other } };
  const { code, lines, output } = await acceptReviewed([newer, victim], [result]);
  expect([code, lines]).toEqual([1, [browser, newer, victim]]);
  expect(output).toMatch(/not accepted .*Primary · desktop: Ada approved it in place of another accepted screenshot.* again/);
  expect(output).toMatch(/0 accepted, 1 not/);
});

test('what has no decision that counts, as after its reviewer’s key was revoked, is named', async () => {
  decisions = [];
  const { code, lines, output } = await acceptReviewed([line, victim], [{}]);
  expect([code, lines]).toEqual([0, [browser, line, victim]]);
  expect(output).toMatch(/^not decided +.*Primary · desktop\n0 accepted, 0 not, 1 without a decision that counts$/m);
});

test.each([
  rejectedLine({ verdict: 'approved' }),
  rejectedLine({ current: 'b' }),
  rejectedLine({ by: 'Ada\nscreenshot' }),
  `${line} Ada\u202e`,
])('the manifest has no line %j', (forged) => {
  expect(() => parseManifest([browser, forged].join('\n'))).toThrow(/line 2/);
});
