/** What is closed in files that no program of ours reads: the workflows, and the settings of a hosted project. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('.github', 'workflows');
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

test.each(workflows)('$name names each action by its hash, and keeps no token beside install scripts', ({ text }) => {
  const actions = [...text.matchAll(/\buses: (\S+)/g)].map(([, action]) => action ?? '');
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  const checkouts = text.split('uses: actions/checkout@').slice(1);
  // Only the lines before the next step belong to the checkout.
  const keeping = checkouts.filter((rest) => !rest.split(/\n +- /)[0]?.includes('persist-credentials: false'));
  expect(keeping).toEqual([]);
  expect(text).toMatch(/^permissions:/m);
});

test('a pull request’s preview is removed in the queue in which it is published', () => {
  const text = workflows.find(({ name }) => name === 'storybook.yml')?.text ?? '';
  const groups = [...text.matchAll(/group: (.*)/g)].map(([, group]) =>
    group
      ?.replaceAll('github.event.workflow_run.head_repository.full_name', 'repository')
      .replaceAll('github.event.pull_request.head.repo.full_name', 'repository')
      .replaceAll('github.event.workflow_run.head_branch', 'branch')
      .replaceAll('github.event.pull_request.head.ref', 'branch'),
  );
  expect(groups).toEqual(Array(2).fill('storybook-${{ repository }}-${{ branch }}'));
});

test('a hosted project has no door that the site does not use', () => {
  const config = readFileSync(join('supabase', 'config.toml'), 'utf8');
  const settingsOf = (section: string) => config.split(`\n[${section}]\n`)[1]?.split('\n[')[0];
  expect(settingsOf('api')).toContain('enabled = false');
  expect(settingsOf('auth')).toContain('enable_signup = false');
  expect(settingsOf('auth')).toContain('enable_anonymous_sign_ins = false');
  expect(settingsOf('realtime')).toContain('enabled = false');
});
