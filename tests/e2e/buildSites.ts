/** Builds the sites before the end-to-end tests and the soak test start at the same time: see `helpers/sites.ts`. */
import { buildTestSites } from './helpers/sites.ts';

await buildTestSites();
