import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = [20, 19];

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Prepares a command for a fresh checkout: requires Node.js, installs the packages and lets the process import TypeScript. Exits the
 * process with one line when it cannot.
 */
export async function prepare() {
  requireNode();
  if (!isInstalled()) install();
  const { register } = await import('tsx/esm/api');
  register();
}

/** Exits the process with one line when this Node.js is too old for the project. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `Node.js ${NEEDED.join('.')} or later is needed; this is ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}

/** Whether npm's own record of what it has installed equals the lock file. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(record, 'utf8'));
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    // An optional package may be one for another kind of machine.
    if (!present[path]) return Boolean(optional);
    return present[path].version === version && existsSync(join(root, path));
  });
}

function install() {
  const modules = join(root, 'node_modules');
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would delete every file in the folder behind the link, which other checkouts may be using.
    console.error(
      `${modules} is a link to packages of another version. Run npm ci where it leads, or remove the link, and run the command again.`,
    );
    process.exit(1);
  }
  console.error('   0 s  Installing the packages (npm ci) …');
  const startedAt = Date.now();
  // The npm that runs this script, or else the one on the path.
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm'];
  const { status, error } = spawnSync(
    command,
    [...args, 'ci', '--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'],
    // npm's output goes to stderr, because stdout is for this command's own output.
    { cwd: root, stdio: ['ignore', 2, 2] },
  );
  if (status === 0) {
    console.error(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  The packages are installed.`);
    return;
  }
  console.error(
    `The packages could not be installed (npm ci ${error ? `did not run: ${error.message}` : `exited with ${status}`}). Correct what npm reports above, and run the command again.`,
  );
  process.exit(1);
}
