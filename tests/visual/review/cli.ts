/** `npm run visual:review`: looks at the last run of the gate, difference by difference. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultPaths } from '../paths.ts';
import { reportFile } from '../report.ts';
import { serveReview } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '6007' },
    storybook: { type: 'string', default: defaultPaths.storybook },
    baselines: { type: 'string', default: defaultPaths.baselines },
    artifacts: { type: 'string', default: defaultPaths.artifacts },
  },
});

const artifacts = resolve(values.artifacts);
if (existsSync(reportFile(artifacts))) {
  const settings = {
    artifacts,
    baselines: resolve(values.baselines),
    storybook: resolve(values.storybook),
    ci: Boolean(process.env.CI) && process.env.CI !== 'false',
  };
  // A port in use is no reason to fail: any other will do.
  const server = await serveReview({ ...settings, port: Number(values.port) }).catch(() => serveReview({ ...settings, port: 0 }));
  console.log(`Review: ${server.url}\nPress ? on the page for its keys, and Ctrl-C here when done.`);
} else {
  console.error('There is nothing to review yet. Run "npm run visual" first.');
  process.exitCode = 1;
}
