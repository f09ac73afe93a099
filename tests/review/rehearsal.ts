/**
 * `npm run review:rehearsal`: a pull request from the push to the merge, with the commands of `.github/workflows`, on this machine: a
 * bare repository as the code host, Storybook and the backend on origins of their own, and reviewers in a real browser. It rehearses
 * the last commit, with the stories of two components. A reviewer's other days are rehearsed in a Storybook of three stories that is
 * not ours: `-- renamed-story` one of them, `-- --small` all, `-- --list` prints their names.
 */
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { chromium } from '@playwright/test';
import { Hono } from 'hono';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startBackend } from '../../tools/backend/backend.ts';
import { pinnedLaunchOptions } from '../../tools/shared/browser.ts';
import { close, listen } from '../../tools/shared/listen.ts';
import { readArguments } from '../../tools/shared/readArguments.ts';
import { runCommand } from '../../tools/shared/runCommand.ts';
import { UserError } from '../../tools/shared/userError.ts';
import { createReviewer } from '../../tools/visual/review/keys/keys.ts';
import { say } from '../rehearsal.ts';
import { CASES } from './cases.ts';
import { openCodeHost } from './codeHost.ts';
import { ours, small, type Project } from './projects.ts';
import { welcomeReviewer } from './reviewer.ts';

type Name = keyof typeof CASES;

const NAMES = Object.keys(CASES) as Name[];
const USAGE = `Name one or more of ${NAMES.join(', ')}; --small rehearses all of them, and nothing the first in our Storybook.`;

async function rehearse(project: Project, names: readonly Name[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  chmodSync(folder, 0o755);
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const prepared = { remote: join(folder, 'prepared.git'), clone: join(folder, 'prepared') };
    await project.make(prepared.remote, prepared.clone);
    const pages = join(folder, 'pages');
    mkdirSync(pages);
    const host = createAdaptorServer({ fetch: new Hono().use(serveStatic({ root: pages })).fetch }) as Server;
    const storybook = `http://127.0.0.1:${await listen(host, 0)}`;
    undo.push(() => close(host));
    const backend = await startBackend({ dataDir: join(folder, 'backend'), port: 0, dbPort: 0, siteOrigin: storybook });
    undo.push(backend.stop);
    const database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
    undo.push(() => database.end());
    const browser = await chromium.launch(await pinnedLaunchOptions());
    undo.push(() => browser.close());
    const url = `${backend.url}/functions/v1`;
    say(`Storybooks are published at ${storybook}, decisions are stored at ${url}.`);

    for (const name of names) {
      say(`—— ${name}`);
      await database`truncate visual_review.reviewers, visual_review.decisions, visual_review.wrong_keys`;
      const keyOfCi = await createReviewer(database, 'CI', false);
      const trusted = { CI: 'true', VISUAL_REVIEW_URL: url, VISUAL_REVIEW_KEY: keyOfCi, STORYBOOK_ADDRESS: storybook };
      await CASES[name]({
        project,
        host: openCodeHost({ project, prepared, folder: join(folder, name), pages, trusted }),
        database,
        databaseUrl: backend.dbUrl,
        welcome: (reviewer) => welcomeReviewer(browser, database, reviewer),
      });
    }
    say('The rehearsal is over.');
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

await runCommand(async () => {
  const options = { small: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } } as const;
  const { positionals, values } = readArguments({ allowPositionals: true, options }, USAGE);
  const named = NAMES.filter((name) => positionals.includes(name));
  if (values.list) console.log(NAMES.join('\n'));
  else if (named.length < new Set(positionals).size) throw new UserError(USAGE);
  else if (named.length > 0) await rehearse(small, named);
  else await (values.small ? rehearse(small, NAMES) : rehearse(ours, ['pull-request']));
});
