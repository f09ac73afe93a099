/**
 * Makes the files of a new part of the site, in the style of those that are there:
 *
 *   npm run new section OpeningHours
 *   npm run new page press-room
 */
import { reportFailure } from '../shared/userError.ts';
import { makeNew } from './makeNew.ts';

const [kind = '', name = ''] = process.argv.slice(2);

try {
  const { files, next } = await makeNew(process.cwd(), kind, name);
  console.log([...files, '', 'Next:', ...next.map((step) => `  ${step}`)].join('\n'));
} catch (cause) {
  process.exitCode = reportFailure(cause);
}
