// `npm run chromatic`: publishes Storybook to Chromatic if a token is set, and otherwise logs that none is. Its settings are in
// chromatic.config.json.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing is published. The same stories are compared offline by `npm run visual`.',
  );
  process.exit(0);
}
const { status } = spawnSync('npx', ['chromatic', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
