/** `npm run engines -- firefox`: the funnels in an engine, or in `all` that are installed. Other arguments are Playwright's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { engineNames, engines, isInstalled } from './engines.ts';

const [asked = 'all', ...others] = process.argv.slice(2);
const chosen = engineNames.filter((name) => asked === name || asked === 'all');
if (chosen.length === 0) {
  console.error(`There is no engine ${asked}: choose from ${engineNames.join(', ')} and all.`);
  process.exit(2);
}

for (const name of chosen.filter((name) => !isInstalled(name))) {
  console.log(`${name} is not installed: ${engines[name].install}`);
}
const projects = chosen.filter(isInstalled).map((name) => `--project=${name}`);
if (projects.length === 0) process.exit(1);

const config = ['--config', 'tests/release/engines/playwright.config.ts'];
const tests = spawn('playwright', ['test', ...config, ...projects, ...others], { stdio: 'inherit' });
const [code] = (await once(tests, 'exit')) as [number | null];
process.exit(code ?? 1);
