/**
 * Records for the sitemap on which day each page last said something else (`npm run dates`).
 *
 * A page whose words differ from the record's gets today's date; a test fails as long as the record is behind. File times and the
 * history of the repository would not do: both are lost where a build machine fetches only the newest state.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { LAST_MODIFIED_FILE, RECORDING_TIME, type LastModified } from './lastModified.ts';
import { withPages } from './pages.ts';
import { wordsHash } from './pageWords.ts';

const record = JSON.parse(readFileSync(LAST_MODIFIED_FILE, 'utf8')) as LastModified;
const today = new Date().toISOString().slice(0, 10);

// A vacancy's page says that it has closed when its day has come; that is no edit.
Date.now = () => RECORDING_TIME;

const entries = await withPages(async ({ listPages, render }) => {
  const result: [string, LastModified[string]][] = [];
  for (const { path, seo } of await listPages()) {
    const words = wordsHash((await render(path)).html, seo);
    const known = record[path];
    result.push([path, known?.words === words ? known : { date: today, words }]);
    if (known?.words !== words) console.log(`${path}: ${today}`);
  }
  return result;
});
writeFileSync(LAST_MODIFIED_FILE, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
