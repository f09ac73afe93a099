/** Builds the sites of the end-to-end tests and the soak before both begin at once: see `testSite.ts`. */
import { buildTestSites } from './testSite.ts';

await buildTestSites();
