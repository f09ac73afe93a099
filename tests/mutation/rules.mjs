import { site } from './base.mjs';

/** Mistakes here are sent or stored. */
export default site('rules', { folders: ['src/services', 'src/lib'], least: 95 });
