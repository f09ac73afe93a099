import { area } from './base.mjs';

/** What the functions' code decides without a database: rules of fields, settings, addresses, files, responses. */
export const WITHOUT_DATABASE = [
  ...['applicationSchema', 'contactSchema', 'leadSchema', 'fields', 'safeText', 'validate', 'names'],
  ...['settings', 'clientAddress', 'hash', 'webhookSignature', 'resumeKind', 'resumePath', 'endpoint', 'http', 'log'],
].map((name) => `supabase/functions/_shared/${name}.ts`);

const TESTS = [
  'clientAddress',
  'endpoint',
  'fields',
  'leadHandler',
  'rejectedBody',
  'resumePath',
  'schemas',
  'secrets',
  'settings',
  'validate',
];

/** Mistakes here accept invalid requests, or reject valid ones. */
export default {
  ...area('requests', { files: WITHOUT_DATABASE, least: 95 }),
  jest: {
    projectType: 'custom',
    configFile: 'tests/mutation/functions.jest.config.ts',
    enableFindRelatedTests: false,
    // The jest limit of the tests with servers is longer than Stryker's own.
    config: { setupFilesAfterEnv: [], testMatch: TESTS.map((name) => `<rootDir>/tests/backend/${name}.test.ts`) },
  },
};
