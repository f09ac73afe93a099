/**
 * `npm run doctor`: lists each integration as on, off or wrong, with what it loads and from where, by the settings that a build
 * would read. Exits with 1 when something is wrong.
 */
import { loadEnv } from 'vite';
import { diagnose } from './diagnose.ts';

const values = { ...loadEnv('production', process.cwd(), ''), ...process.env };
const { findings, notes, isHealthy } = diagnose(values);

const width = Math.max(...findings.map(({ name }) => name.length));
const lines = [
  ...findings.map(({ status, name, detail }) => `${status.padEnd(5)}  ${name.padEnd(width)}  ${detail}`),
  '',
  `Consent mode: ${values.VITE_CONSENT_MODE ?? 'notice'}`,
  ...notes.map((note) => `note   ${note}`),
  ...(isHealthy ? [] : ['', 'Correct what is wrong in .env or in the environment: a build would stop.']),
];
console.log(lines.join('\n'));
process.exitCode = isHealthy ? 0 : 1;
