/** Builds the site of the journeys and the soak before both begin at once: see `testSite.ts`. */
import { buildTestSite } from './testSite.ts';

await buildTestSite();
