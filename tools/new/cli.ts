/**
 * Creates the files of a new part of the site, in the style of the existing ones:
 *
 *   npm run new section about/OpeningHours
 *   npm run new page press-room
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import { runCommand } from '../shared/runCommand.ts';
import { UserError } from '../shared/userError.ts';
import { planNew, type PlannedFile } from './planNew.ts';

const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatOptions;

async function formatted({ path, text }: PlannedFile): Promise<PlannedFile> {
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0) throw new UserError(`${path} would not be TypeScript: choose a name that is no word of the language.`);
  return { path, text: code };
}

const [kind = '', name = ''] = process.argv.slice(2);

await runCommand(async () => {
  const { files, next } = planNew(process.cwd(), kind, name);
  // All files are formatted before the first is written.
  for (const { path, text } of await Promise.all(files.map(formatted))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log([...files.map(({ path }) => path), '', 'Next:', ...next.map((step) => `  ${step}`)].join('\n'));
});
