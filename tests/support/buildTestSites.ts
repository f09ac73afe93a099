/** Builds the sites of the journeys and the soak before both begin at once: see `testSite.ts`. */
import { buildTestSites } from './testSite.ts';

await buildTestSites();
