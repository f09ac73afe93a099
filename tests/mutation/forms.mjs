import { site } from './base.mjs';

/** What is wrong here is not stored, or not said. */
export default site('forms', { folders: ['src/forms'], least: 95, stories: ['forms'] });
