import { site } from './base.mjs';

/** Mistakes here send wrong data to other companies, or trust wrong data from them. */
export default site('integrations', { folders: ['src/integrations'], least: 95 });
