import { readFileSync } from 'node:fs';
import { placeOf, type Pull, type RunEvent } from './place.ts';

const [here, fork] = ['ardenwell/site', 'mallory/site'];
const commit = 'a'.repeat(40);
const repository = { full_name: here, default_branch: 'main' };
const person = { type: 'User' };

type Run = Partial<RunEvent['workflow_run']> & { from?: string };
const event = ({ from = here, ...run }: Run): RunEvent => ({
  repository,
  workflow_run: {
    event: 'pull_request',
    head_branch: 'change',
    head_sha: commit,
    head_repository: { full_name: from, owner: { login: from.split('/')[0] ?? '' } },
    actor: person,
    ...run,
  },
});
const pull = (from: string, more: Partial<Pull> = {}): Pull => ({
  number: 7,
  state: 'open',
  user: person,
  head: { sha: commit, repo: { full_name: from } },
  ...more,
});

test.each<[string, Run, Pull[], object]>([
  ['a push to the main branch', { event: 'push', head_branch: 'main' }, [], { kind: 'main' }],
  ['a push to another branch', { event: 'push' }, [], { kind: 'nowhere' }],
  ['a fork’s branch called main', { event: 'push', head_branch: 'main', from: fork }, [], { kind: 'nowhere' }],
  [
    'a review of a fork’s pull request',
    { event: 'pull_request_review', head_branch: 'main', from: fork },
    [],
    { kind: 'nowhere' },
  ],
  ['a review, with the pull request', { event: 'pull_request_review', from: fork }, [pull(fork)], { kind: 'nowhere' }],
  ['an event that is new', { event: 'made_up', head_branch: 'main' }, [], { kind: 'nowhere' }],
  ['a run on the main branch by hand', { event: 'workflow_dispatch', head_branch: 'main' }, [], { kind: 'nowhere' }],
  ['a pull request', {}, [pull(here)], { kind: 'pull', number: 7, isOwn: true }],
  [
    'the run after approvals',
    { event: 'workflow_dispatch', actor: { type: 'Bot' } },
    [pull(here)],
    { kind: 'pull', number: 7, isOwn: true },
  ],
  ['a fork’s pull request', { from: fork }, [pull(fork)], { kind: 'pull', number: 7, isOwn: false }],
  ['a bot’s pull request', {}, [pull(here, { user: { type: 'Bot' } })], { kind: 'pull', number: 7, isOwn: false }],
  ['a bot’s push to a person’s', { actor: { type: 'Bot' } }, [pull(here)], { kind: 'pull', number: 7, isOwn: false }],
  ['a fork’s pull request of the same commit', { from: fork }, [pull(here)], { kind: 'nowhere' }],
  ['a fork that is gone', { head_repository: null }, [pull(here)], { kind: 'nowhere' }],
  ['a closed pull request', {}, [pull(here, { state: 'closed' })], { kind: 'nowhere' }],
  [
    'a pull request that was pushed again',
    {},
    [pull(here, { head: { sha: 'b', repo: { full_name: here } } })],
    { kind: 'nowhere' },
  ],
  ['the merge queue', { event: 'merge_group', head_branch: 'gh-readonly-queue/main/pr-7-abc' }, [], { kind: 'queue' }],
  [
    'a fork that calls its branch so',
    { event: 'merge_group', head_branch: 'gh-readonly-queue/main/x', from: fork },
    [],
    { kind: 'nowhere' },
  ],
])('%s', (_, run, pulls, place) => {
  expect(placeOf(event(run), pulls)).toEqual(place);
});

const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');

describe.each(['storybook', 'approvals'])('the workflow "%s"', (name) => {
  const text = workflow(name);
  const jobs = text
    .slice(text.indexOf('\njobs:\n'))
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1);

  test('has its secrets in an environment, which its owner limits to the main branch', () => {
    const withSecrets = jobs.filter((job) => job.includes('secrets.'));
    expect(withSecrets.length).toBeGreaterThan(0);
    for (const job of withSecrets) expect(job).toMatch(/^ {4}environment: visual-review$/m);
  });

  test('runs the code of the main branch alone, without the scripts of packages', () => {
    expect(text).not.toMatch(/run: npm ci$/m);
    const checkouts = text.match(/uses: actions\/checkout.*\n {8}with:\n(?: {10}.*\n)+/g) ?? [];
    expect(checkouts.length).toBe(text.match(/actions\/checkout/g)?.length);
    for (const checkout of checkouts) {
      expect(checkout).toContain('ref: ${{ github.event.repository.default_branch }}');
      expect(checkout).toContain('persist-credentials: false');
    }
  });

  test('ends with the first command that fails, in a pipe too', () => {
    expect(text).toMatch(/^defaults:\n {2}run:\n {4}(#.*\n {4})?shell: bash$/m);
  });

  test('puts nothing that a stranger writes into a command', () => {
    for (const [command] of text.matchAll(/run: (\|\n(?: {10}.*\n)+|.*\n)/g)) expect(command).not.toContain('${{');
  });
});

test('the workflow asks that function, and no condition of its own', () => {
  const text = workflow('storybook');
  expect(text).toContain('run: npx tsx tools/visual/review/publish/cli.ts place >> "$GITHUB_OUTPUT"');
  expect(text).not.toContain('workflow_run.head_branch ==');
});

test('a merge queue gets both checks', () => {
  expect(workflow('test')).toMatch(/^ {2}merge_group:$/m);
  expect(workflow('storybook')).toContain('"merge_group"');
});

test('what a pull request’s code runs beside has no secret', () => {
  expect(workflow('test')).not.toContain('secrets.');
});
