/**
 * Serves a built site until the process ends, and prints its address:
 *
 *   tsx tools/bench/serve.ts <folder>
 */
import { startSite } from '../shared/static-site/site.ts';

const [folder = 'dist'] = process.argv.slice(2);
const { url } = await startSite(folder, 0);
console.log(url);
