import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const playwright = config.testEnvironmentOptions['jest-playwright'];
const launchOptions = JSON.parse(process.env.COMPARISON_LAUNCH_OPTIONS);

export default {
  ...config,
  // An absolute path: the root that jest resolves against differs between a clone and a worktree.
  reporters: ['default', new URL('./report.js', import.meta.url).pathname],
  testEnvironmentOptions: { ...config.testEnvironmentOptions, 'jest-playwright': { ...playwright, launchOptions } },
};
