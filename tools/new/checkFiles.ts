/**
 * Checks the types, rules, styles and format of a few files of the project in the current folder, and prints the problems as
 * JSON. Other files are read for their types, but not checked.
 *
 *   tsx tools/new/checkFiles.ts <file> …
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { check, resolveConfig } from 'prettier';
import stylelint from 'stylelint';
import { openProgram, ruleViolations, typeErrors } from '../shared/typesAndRules.ts';

const files = process.argv.slice(2).map((file) => resolve(file));
const program = openProgram([...files, resolve('src/theme/styled.d.ts')]);

const { results } = await stylelint.lint({ files: files.filter((file) => file.includes('/src/')) });
const format: string[] = [];
for (const file of files) {
  const isFormatted = await check(readFileSync(file, 'utf8'), { ...(await resolveConfig(file)), filepath: file });
  if (!isFormatted) format.push(file);
}
const problems = {
  types: typeErrors(program, files),
  rules: await ruleViolations(program, files),
  styles: results.flatMap(({ source, warnings }) => warnings.map(({ text }) => `${source}: ${text}`)),
  format,
};
console.log(JSON.stringify(problems));
