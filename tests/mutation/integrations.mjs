import { site } from './base.mjs';

/** What is wrong here is told to other companies, or believed of them. */
export default site('integrations', { folders: ['src/integrations'], least: 95 });
