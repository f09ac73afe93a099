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
/** Vite's, in `vite.config.ts`. */
const DEV_PORT = 5173;

await runUntilShutdown(({ stopped }) => {
  const root = projectRoot();
  const args = process.argv.slice(2);
  const env = { ...process.env, ...localSiteEnv(root, localPorts().gateway) };
  const flags = ['--watch', '--faults', ...args.filter((arg) => BACKEND_FLAGS.includes(arg))];
  const viteArgs = args.filter((arg) => !BACKEND_FLAGS.includes(arg));
  const port = viteArgs.includes('--port') ? viteArgs[viteArgs.indexOf('--port') + 1] : DEV_PORT;
  const backend = ['tools/backend/cli.ts', '--site', `http://127.0.0.1:${port}`, ...flags] as const;
  return runServices([backend], stopped, () =>
    spawn(join(root, 'node_modules', '.bin', 'vite'), viteArgs, { stdio: 'inherit', env }),
  );
});
