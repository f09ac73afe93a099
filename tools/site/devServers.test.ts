import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../shared/paths.ts';

const secrets = [
  '.local/secrets.json',
  '.local/functions.log',
  '.env',
  '.env.local',
  '.env.production',
  '.envrc',
  'server.key',
  'db.pem',
  // What an owner may have put here, although backups belong elsewhere.
  'rows.sql',
  'all.dump',
  'resumes/one/cv.json',
  'backups/one/affiliate_leads.jsonl',
  'deleted-people.json',
];

test('git ignores secrets and backups', () => {
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...secrets], { cwd: projectRoot(), encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(secrets);
});

/** Starts a server on a folder, in its own process because jest cannot load Vite, and prints the status of each path. */
const SCRIPT = `
  const [kind, root, ...paths] = process.argv.slice(1);
  const { createServer } = await import('vite');
  const shared = { root, logLevel: 'silent', server: { port: 0, fs: { strict: true } }, optimizeDeps: { noDiscovery: true } };
  const { default: storybook } = await import('./.storybook/main.ts');
  const config = kind === 'Vite' ? shared : { ...(await storybook.viteFinal(shared)), configFile: false };
  const server = await createServer({ configFile: './vite.config.ts', ...config });
  await server.listen();
  const status = async (path) => (await fetch(new URL(path, server.resolvedUrls.local[0]))).status;
  console.log(JSON.stringify(await Promise.all(paths.map(status))));
  await server.close();
`;

test.each(['Vite', 'Storybook'])('the development server of %s does not send secrets', (kind) => {
  const root = mkdtempSync(join(tmpdir(), 'private-'));
  for (const name of secrets) mkdirSync(dirname(join(root, name)), { recursive: true });
  for (const name of [...secrets, 'public.json']) writeFileSync(join(root, name), '{}');
  const paths = ['/public.json', ...secrets.flatMap((name) => [`/${name}`, `/${name}?raw`, `/@fs${root}/${name}?import&raw`])];
  const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT, kind, root, ...paths];
  const printed = execFileSync(process.execPath, args, { cwd: projectRoot(), encoding: 'utf8' });
  rmSync(root, { recursive: true });
  expect(JSON.parse(printed)).toEqual([200, ...Array<number>(paths.length - 1).fill(403)]);
});
