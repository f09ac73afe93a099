import { site } from './base.mjs';

/** What is wrong here is sent or remembered wrongly. */
export default site('rules', { folders: ['src/services', 'src/lib'], least: 95 });
