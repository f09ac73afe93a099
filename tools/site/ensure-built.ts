import { spawn } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHABLE_KEY } from '../backend/dataDir.ts';
import { UserError } from '../shared/userError.ts';
import { calendarStandin } from '../local-services/calendars.ts';

/** All that decides what a build looks like. */
const INPUTS = [
  ...['src', 'public', 'tools/site', 'index.html', 'vite.config.ts', 'tsconfig.json'],
  ...['package.json', 'package-lock.json', 'supabase/functions/_shared'],
  ...['.env', '.env.local', '.env.production', '.env.production.local'],
];

const CALENDARS = {
  VITE_CALENDAR_APPT_URL: 'appt',
  VITE_CALENDAR_BOOKING_DEMO_URL: 'booking-demo',
  VITE_CALENDAR_BOOKING_DEMO_DR_URL: 'booking-demo-dr',
  VITE_CALENDAR_START_URL: 'start',
  VITE_CALENDAR_ONBOARDING_URL: 'onboarding',
  VITE_CALENDAR_DEMO_URL: 'demo',
};

/**
 * The variables with which a local site is built: our own backend, and the stand-in for each calendar, each video, the chat and the
 * surveys, where no address is set.
 */
export function localSiteEnv(root: string, gatewayPort: number): Record<string, string> {
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  const localServices: Record<string, string> = {
    VITE_CALENDAR_EMBED_SCRIPT_URL: `${gateway}/standins/calendars/embed.js`,
    VITE_CHAT_WIDGET_ID: 'stand-in',
    VITE_CHAT_SCRIPT_URL: `${gateway}/standins/chat/loader.js`,
    VITE_VIDEO_INTRO_URL: `${gateway}/standins/videos/how-the-program-works`,
    VITE_VIDEO_WEBINAR_URL: `${gateway}/standins/videos/recorded-live-demo`,
    VITE_SURVEY_BASE_URL: `${gateway}/standins/survey`,
  };
  for (const [variable, id] of Object.entries(CALENDARS)) {
    localServices[variable] = calendarStandin('leadconnector', id, gatewayPort);
  }
  const files = INPUTS.filter((input) => input.startsWith('.env')).map((name) => join(root, name));
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const isSet = (variable: string) =>
    Boolean(process.env[variable]) || texts.some((text) => new RegExp(`^(export\\s+)?${variable}\\s*=\\s*\\S`, 'm').test(text));
  // A widget of the owner's comes with the chat's own script.
  if (isSet('VITE_CHAT_WIDGET_ID')) delete localServices.VITE_CHAT_SCRIPT_URL;
  return {
    ...Object.fromEntries(Object.entries(localServices).filter(([variable]) => !isSet(variable))),
    VITE_SUPABASE_URL: gateway,
    VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  };
}

/**
 * Builds the site into `dist/`, or where `SITE_OUT_DIR` says, unless what is there
 * was built from the same inputs. Prints the build's own output only when it fails.
 *
 * @param env variables for the build, over those of this process
 * @param signal ends the build
 * @throws UserError when the build fails
 */
export async function ensureBuilt(root: string, env: Record<string, string>, signal: AbortSignal): Promise<void> {
  const stampFile = join(root, env.SITE_OUT_DIR ?? 'dist', '.start-stamp');
  const wanted = hashInputs(root, { ...process.env, ...env });
  // The stamp lies in the build, so that any other build wipes it out.
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;

  console.error('Building the site …');
  // The npm that runs us, or else the one on the path.
  const npm = process.env.npm_execpath;
  const child = spawn(npm ? process.execPath : 'npm', [...(npm ? [npm] : []), 'run', 'build'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    console.error(Buffer.concat(said).toString());
    throw new UserError(`The build failed (npm run build ended with ${code}); see above.`);
  }
  writeFileSync(stampFile, wanted);
}

function hashInputs(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const input of INPUTS) addPath(hash, root, input);
  const names = Object.keys(env).filter((name) => /^(VITE|SITE|ALLOW)_/.test(name));
  for (const name of names.sort()) hash.update(`\0${name}=${env[name]}`);
  return hash.digest('hex');
}

function addPath(hash: Hash, root: string, path: string): void {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats?.isFile()) {
    hash.update(`\0${path}\0${stats.size}\0`).update(readFileSync(join(root, path)));
  } else if (stats) {
    for (const name of readdirSync(join(root, path)).sort()) addPath(hash, root, join(path, name));
  }
}
