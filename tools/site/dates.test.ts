import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routes } from '../../src/app/routes.ts';
import { lastModified } from './dates.ts';

let root: string;
let project: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

function git(cwd: string, args: string[], day = '2026-01-01') {
  const identity = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  };
  const env = { ...process.env, ...identity, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  expect(spawnSync('git', args, { cwd, env, encoding: 'utf8' })).toMatchObject({ status: 0 });
}

function commit(day: string) {
  git(project, ['add', '.'], day);
  git(project, ['commit', '-qm', day], day);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dates-'));
  project = join(root, 'project');
  write(
    'src/app/routes.ts',
    "const pageLoaders = {\n  faq: () => import('../pages/FaqPage.tsx'),\n  jobTester: job(\n    async () => (await import('../content/jobs/tester.ts')).tester,\n  ),\n};\n",
  );
  write(
    'src/pages/FaqPage.tsx',
    "import {\n  faq,\n} from '../content/faq.ts';\nimport { Layout } from '../layouts/Layout.tsx';\n",
  );
  write('src/content/faq.ts', "import type { Faq } from './types.ts';\nimport { brand } from './brand.ts';\n");
  write('src/content/brand.ts', '');
  write('src/content/jobs/tester.ts', '');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a page’s date is the last commit of its code, its copy or what the copy imports', () => {
  git(project, ['init', '-q']);
  commit('2026-02-01');
  const days = () => ['faq', 'jobTester'].map(lastModified(project));
  expect(days()).toEqual(['2026-02-01', '2026-02-01']);

  write('src/content/brand.ts', 'renamed');
  write('src/content/types.ts', 'a type');
  commit('2026-03-01');
  expect(days()).toEqual(['2026-03-01', '2026-02-01']);

  write('src/content/jobs/tester.ts', 'edited');
  write('src/layouts/Layout.tsx', 'a layout is no page');
  commit('2026-04-01');
  expect(days()).toEqual(['2026-03-01', '2026-04-01']);
});

test('there is no date without git, in a shallow clone, and before the first commit', () => {
  expect(lastModified(project)('faq')).toBeUndefined();
  git(project, ['init', '-q']);
  expect(lastModified(project)('faq')).toBeUndefined();
  commit('2026-02-01');
  write('src/content/faq.ts', 'edited');
  commit('2026-03-01');
  git(root, ['clone', '-q', '--depth=1', `file://${project}`, 'shallow']);
  expect(lastModified(join(root, 'shallow'))('faq')).toBeUndefined();
});

test('the table of routes is read from the source', () => {
  const copy = join(root, 'copy');
  for (const part of ['src/app/routes.ts', 'src/pages', 'src/content'])
    cpSync(join(__dirname, '..', '..', part), join(copy, part), { recursive: true });
  git(copy, ['init', '-q']);
  git(copy, ['add', '.'], '2026-05-01');
  git(copy, ['commit', '-qm', 'all'], '2026-05-01');
  const dayOf = lastModified(copy);
  expect(routes.filter(({ id }) => dayOf(id) !== '2026-05-01')).toEqual([]);
});
