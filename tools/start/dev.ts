/**
 * `npm run dev`: Vite's development server, and the embedded backend, which reloads its functions when they change and accepts
 * faults. The arguments are passed to Vite.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { localSiteEnv } from '../shared/localSiteEnv.ts';
import { projectRoot } from '../shared/paths.ts';
import { localPorts } from '../shared/ports.ts';
import { runUntilShutdown } from '../shared/runUntilShutdown.ts';
import { runServices } from './services.ts';

const BACKEND_FLAGS = ['--own-database'];

await runUntilShutdown(({ stopped }) => {
  const root = projectRoot();
  const args = process.argv.slice(2);
  const env = { ...process.env, ...localSiteEnv(root, localPorts().gateway) };
  const flags = ['--watch', '--faults', ...args.filter((arg) => BACKEND_FLAGS.includes(arg))];
  const viteArgs = args.filter((arg) => !BACKEND_FLAGS.includes(arg));
  const backend = ['tools/backend/cli.ts', '--site', 'http://127.0.0.1:5173', ...flags] as const;
  return runServices([backend], stopped, () =>
    spawn(join(root, 'node_modules', '.bin', 'vite'), viteArgs, { stdio: 'inherit', env }),
  );
});
