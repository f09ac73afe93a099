/**
 * `npm run doctor`: lists each integration as on, off or wrong, with what it loads and from where, by the settings that a build
 * would read; with `--online` it also asks the services. Exits with 1 when something is wrong.
 */
import { loadEnv } from 'vite';
import { diagnose } from './diagnose.ts';
import { askOnline } from './online.ts';

const values = { ...loadEnv('production', process.cwd(), ''), ...process.env };
const { findings, notes, env, isHealthy } = diagnose(values);
const answers = env && process.argv.includes('--online') ? await askOnline(env, values) : [];
const problems = answers.filter(({ problem }) => problem !== undefined);

const width = Math.max(...findings.map(({ name }) => name.length));
const lines = [
  ...findings.map(({ status, name, detail }) => `${status.padEnd(5)}  ${name.padEnd(width)}  ${detail}`),
  '',
  `Consent mode: ${values.VITE_CONSENT_MODE ?? 'notice'}`,
  ...notes.map((note) => `note   ${note}`),
  ...answers.map(({ name, problem }) => (problem ? `wrong  ${name} ${problem}.` : `ok     ${name}`)),
  ...(isHealthy ? [] : ['', 'Correct what is wrong in .env or in the environment: a build would stop.']),
];
console.log(lines.join('\n'));
process.exitCode = isHealthy && problems.length === 0 ? 0 : 1;
