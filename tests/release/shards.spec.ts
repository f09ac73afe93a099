import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../../tools/shared/paths.ts';
import { environment } from '../e2e/helpers/environment.ts';

const root = projectRoot();
const folder = join(root, environment.dir, 'shards');
const storybook = join(folder, 'storybook');
const manifest = join(folder, 'screenshots.txt');

/** The visual gate, of the stories of one component. */
async function gate(results: string, ...args: string[]): Promise<number> {
  const paths = [`--storybook=${storybook}`, `--manifest=${manifest}`, `--results=${join(folder, results)}`];
  const cli = ['--import', 'tsx', 'tools/visual/cli.ts', 'components-sectionheading', ...paths, ...args];
  // What reviewers decided about the real Storybook is no part of this.
  const env = { ...process.env, CI: '', VISUAL_REVIEW_URL: '' };
  const child = spawn(process.execPath, cli, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

type Report = { startedAt: string; durationMs: number; results: { outcome: string }[] };

function reportIn(results: string): Report {
  const report = JSON.parse(readFileSync(join(folder, results, 'last-run.json'), 'utf8')) as Report;
  return { ...report, startedAt: '', durationMs: 0 };
}

/** One screenshot is not the accepted one, one was never accepted, and of one the story is gone. */
function seedManifest(): void {
  const lines = readFileSync(join(root, 'stories', 'screenshots.txt'), 'utf8').split('\n');
  const [changed = -1, fresh = -1] = [...lines.keys()].filter((at) =>
    lines[at]?.startsWith('screenshot components-sectionheading--'),
  );
  const hash = /[0-9a-f]{64}/;
  const gone = lines[fresh]?.replace(/sectionheading--\S+/, 'sectionheading--gone');
  lines[changed] = lines[changed]?.replace(hash, '0'.repeat(64)) ?? '';
  lines[fresh] = gone ?? '';
  writeFileSync(manifest, lines.join('\n'));
}

test('three parts of the visual gate, merged, are what one machine sees', async () => {
  expect(existsSync(join(root, 'storybook-static', 'index.json')), 'Build Storybook first: npm run build-storybook').toBe(true);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'storybook-static'), storybook, { recursive: true });
  seedManifest();

  expect(await gate('whole')).toBe(1);
  for (const part of [1, 2, 3]) await gate(`parts/${part}`, `--shard=${part}/3`);
  expect(await gate('merged', `--merge=${join(folder, 'parts')}`)).toBe(1);

  const whole = reportIn('whole');
  expect(reportIn('merged')).toEqual(whole);
  const screenshotsIn = (results: string): string[] => readdirSync(join(folder, results, 'screenshots')).sort();
  expect(screenshotsIn('merged')).toEqual(screenshotsIn('whole'));
  const outcomes = whole.results.map(({ outcome }) => outcome);
  expect([...new Set(outcomes)].sort()).toEqual(['changed', 'new', 'passed', 'removed']);
  for (const part of [1, 2, 3]) expect(reportIn(`parts/${part}`).results.length).toBeLessThan(outcomes.length);
});
