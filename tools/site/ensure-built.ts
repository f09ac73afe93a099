import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../shared/filesIn.ts';
import { ENV_FILES } from '../shared/localSiteEnv.ts';
import { outcomeOf } from '../shared/process.ts';
import { progress } from '../shared/progress.ts';
import { UserError } from '../shared/userError.ts';

const PROGRESS_INTERVAL_MS = 10_000;

/** All files that a build depends on. */
const INPUTS = [
  'src',
  'public',
  'tools/site',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'supabase/functions/_shared',
  ...ENV_FILES,
];

/**
 * Builds the site into `dist/`, or into `SITE_OUT_DIR`, unless that folder was
 * built from the same inputs. Prints the build's own output only when it fails.
 *
 * @param env variables for the build, which override those of this process
 * @param signal stops the build
 * @throws UserError when the build fails
 */
export async function ensureBuilt(root: string, env: Record<string, string>, signal: AbortSignal): Promise<void> {
  const stampFile = join(root, env.SITE_OUT_DIR ?? 'dist', '.start-stamp');
  const wanted = hashInputs(root, { ...process.env, ...env });
  // The stamp is part of the build, so that any other build deletes it.
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;

  progress('Building the site …');
  const timer = setInterval(progress, PROGRESS_INTERVAL_MS, 'Still building the site …');
  // The npm that runs this script, or else the one on the path.
  const npm = process.env.npm_execpath;
  const child = spawn(npm ? process.execPath : 'npm', [...(npm ? [npm] : []), 'run', 'build'], {
    cwd: root,
    // A development server in this process, as a test has one, sets NODE_ENV for the whole process.
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  try {
    const { code, output } = await outcomeOf(child);
    if (code !== 0) {
      throw new UserError(`${output}\nThe build failed (npm run build exited with ${code}). Correct what it reports above.`);
    }
  } finally {
    clearInterval(timer);
  }
  writeFileSync(stampFile, wanted);
}

function hashInputs(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesIn(join(root, input)))) {
    const content = readFileSync(file);
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
  }
  const names = Object.keys(env).filter((name) => /^(VITE|SITE|ALLOW)_/.test(name));
  for (const name of names.sort()) hash.update(`\0${name}=${env[name]}`);
  return hash.digest('hex');
}
