import { area } from './base.mjs';
import { WITHOUT_DATABASE } from './requests.mjs';

const files = ['supabase/functions/**/*.ts', ...WITHOUT_DATABASE.map((file) => `!${file}`)];

/** What is wrong here is stored, sent or lost, on the server. */
export default {
  ...area('functions', { files, least: 95 }),
  // What is evaluated once, when a file is loaded, costs a run of every test. The rules of fields, of which that is most, are in
  // `requests`, where it is not ignored.
  ignoreStatic: true,
  jest: { projectType: 'custom', configFile: 'tests/mutation/functions.jest.config.ts', enableFindRelatedTests: false },
};
