import { area } from './base.mjs';
import { WITHOUT_DATABASE } from './requests.mjs';

const files = ['supabase/functions/**/*.ts', ...WITHOUT_DATABASE.map((file) => `!${file}`)];

/** Mistakes here are stored, sent or lost, on the server. */
export default {
  ...area('functions', { files, least: 95 }),
  // A change of code that runs when a file is loaded needs every test. Most of that code is in the rules of fields, which are in
  // `requests`, where it is not ignored.
  ignoreStatic: true,
  jest: { projectType: 'custom', configFile: 'tests/mutation/functions.jest.config.ts', enableFindRelatedTests: false },
};
