import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../shared/paths.ts';
import { runServices, type Service } from './services.ts';

const folder = mkdtempSync(join(tmpdir(), 'services-'));
const program = join(folder, 'program.mjs');
const shared = join(projectRoot(), 'tools', 'shared');
let log = '';

/** A service that logs what it does. One that "ends" does so soon after it is ready. */
writeFileSync(
  program,
  `
  import { appendFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { reportReady } from '${shared}/reportReady.ts';
  import { runUntilShutdown } from '${shared}/runUntilShutdown.ts';
  const [log, name, behavior] = process.argv.slice(2);
  const report = (event) => appendFileSync(log, name + ' ' + event + '\\n');
  // A pending promise alone does not keep a process running.
  const running = setInterval(() => undefined, 1000);
  await runUntilShutdown(async ({ stopped }) => {
    report('starts');
    await sleep(100);
    report('is ready');
    reportReady('http://' + name);
    if (behavior === 'ends') setTimeout(() => process.exit(4), 500);
    await stopped;
    await sleep(100);
    report('stops');
    clearInterval(running);
  });
  `,
);

beforeEach(() => (log = join(mkdtempSync(join(folder, 'log-')), 'log')));
afterAll(() => rmSync(folder, { recursive: true }));

const service = (name: string, behavior = 'runs'): Service => [program, log, name, behavior];
const events = () => readFileSync(log, 'utf8').trim().split('\n');
const never = new Promise<void>(() => undefined);

it('starts each service when the previous one is ready, and stops the last one first', async () => {
  let url = '';
  let stop: () => void;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  const code = await runServices([service('first'), service('second')], stopped, (ready) => {
    url = ready;
    stop();
    return undefined;
  });
  expect([code, url]).toEqual([0, 'http://second']);
  expect(events()).toEqual(['first starts', 'first is ready', 'second starts', 'second is ready', 'second stops', 'first stops']);
});

it('stops the others when one ends by itself', async () => {
  expect(await runServices([service('first'), service('second', 'ends')], never, () => undefined)).toBe(4);
  expect(events().at(-1)).toBe('first stops');
});
