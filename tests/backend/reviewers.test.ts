import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { createReviewer, listReviewers } from '../../tools/backend/reviewers/reviewers';
import { decideChanges, listDecisions } from '../../tools/visual/review/client';
import type { NewDecision } from '../../tools/visual/review/protocol';
import { testBackend } from './helpers';

let backend: Backend & { dataDir: string };
let database: Sql;
let url: string;

beforeAll(async () => {
  backend = await testBackend();
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  url = `${backend.url}/functions/v1`;
});

afterAll(async () => {
  await database.end();
  await backend.stop();
});

const decision = (current: string, note = ''): NewDecision => {
  const hash = current.repeat(64);
  return { storyId: 'hero--default', mode: 'phone', accepted: null, current: hash, verdict: 'approved', note };
};

describe('npm run reviewers', () => {
  const run = async (...args: string[]) => {
    const options = { env: { ...process.env, VISUAL_REVIEW_DATABASE_URL: backend.dbUrl } };
    return (await promisify(execFile)('node_modules/.bin/tsx', ['tools/backend/reviewers/cli.ts', ...args], options)).stdout;
  };
  const failure = (...args: string[]) =>
    run(...args).then(
      () => 'nothing',
      (cause: unknown) => (cause as { stderr: string }).stderr.trim(),
    );

  it('prints a key once, lists who has one, and revokes it', async () => {
    expect(await run('list')).toContain('no reviewers yet');
    const key = /review_[\w-]{32}/.exec(await run('create', 'Ada Lovelace'))?.[0] ?? '';
    expect(await decideChanges(url, key, [decision('a'), decision('b')])).toMatchObject({ ok: true, reviewer: 'Ada Lovelace' });
    const list = await run('list');
    expect(list).toMatch(/Ada Lovelace +\d{4}-[\d: -]+ +– +2 +[0-9a-f-]{36}/);
    expect(list).not.toContain(key);
    const [ada] = await listReviewers(database);
    expect(await run('revoke', ada?.id ?? '')).toContain('Ada Lovelace');
    expect(await listDecisions(url, key, [])).toMatchObject({ reason: 'revoked' });
    expect((await run('create', 'Ada Lovelace')).match(/review_/g)).toHaveLength(1);
  });

  it('explains wrong arguments', async () => {
    const errors = await Promise.all([[], ['create', ' '], ['--help'], ['remove', 'Ada']].map((args) => failure(...args)));
    expect(new Set(errors)).toEqual(new Set(['Use create "<name>", list, or revoke <name or id>.']));
    expect(await failure('create', 'Ada', 'Lovelace')).toContain('into quotes');
  });
});

it('neither keys nor notes are logged', async () => {
  const key = await createReviewer(database, 'Grace');
  await decideChanges(url, key, [decision('a', 'a remarkable note')]);
  await listDecisions(url, 'review_remarkable', []);
  const log = readFileSync(join(backend.dataDir, 'functions.log'), 'utf8');
  expect(log).toContain('"outcome":"decided"');
  expect(log).toContain('"outcome":"wrong_review_key"');
  expect(log).not.toMatch(/remarkable/);
  expect(log).not.toContain(key);
});
