import { site } from './base.mjs';

/** Mistakes here lose a submission, or an error message. */
export default site('forms', { folders: ['src/forms'], least: 95, stories: ['forms'] });
