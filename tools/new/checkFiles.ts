/**
 * Checks the types, rules, styles and format of a few files of the project in the current folder, in one process and with one
 * program of the compiler, and prints what is wrong as JSON. Types of other files are read, not checked.
 *
 *   tsx tools/new/checkFiles.ts <file> …
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { check, resolveConfig } from 'prettier';
import stylelint from 'stylelint';
import ts from 'typescript';

const files = process.argv.slice(2).map((file) => resolve(file));
const sources = files.filter((file) => file.includes('/src/'));

const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as { config: object };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const program = ts.createProgram([...files, resolve('src/theme/styled.d.ts')], options);

const types = files
  .flatMap((file) => [
    ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
    ...program.getSemanticDiagnostics(program.getSourceFile(file)),
  ])
  .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);

const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { programs: [program], projectService: false } } },
});
const rules = (await eslint.lintFiles(files)).flatMap(({ filePath, messages }) =>
  messages.map(({ message }) => `${filePath}: ${message}`),
);

const { results } = await stylelint.lint({ files: sources });
const styles = results.flatMap(({ source, warnings }) => warnings.map(({ text }) => `${source}: ${text}`));

const format: string[] = [];
for (const file of files) {
  const isFormatted = await check(readFileSync(file, 'utf8'), { ...(await resolveConfig(file)), filepath: file });
  if (!isFormatted) format.push(file);
}
console.log(JSON.stringify({ types, rules, styles, format }));
