/**
 * Serves a built site until the process ends, and prints its address:
 *
 *   tsx tools/site/serve.ts <folder> [port]
 */
import { startSite } from './server/site.ts';

const [folder = 'dist', port = '0'] = process.argv.slice(2);
const { url } = await startSite(folder, Number(port));
console.log(url);
