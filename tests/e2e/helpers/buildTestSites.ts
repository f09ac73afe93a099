/** Builds the sites before the end-to-end tests and the soak test start at the same time: see `testSite.ts`. */
import { buildTestSites } from './testSite.ts';

await buildTestSites();
