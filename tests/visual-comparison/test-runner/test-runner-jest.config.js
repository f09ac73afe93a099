import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const playwright = config.testEnvironmentOptions['jest-playwright'];
const launchOptions = JSON.parse(process.env.COMPARISON_LAUNCH_OPTIONS);

export default {
  ...config,
  reporters: ['default', './report.js'],
  testEnvironmentOptions: { ...config.testEnvironmentOptions, 'jest-playwright': { ...playwright, launchOptions } },
};
