/** Types and rules of the whole project, in one process, so that ESLint reuses the compiler's types. */
import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

const configHost = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
const config = ts.getParsedCommandLineOfConfigFile(resolve('tsconfig.json'), {}, configHost);
if (!config) throw new Error('tsconfig.json cannot be read.');
const program = ts.createProgram(config.fileNames, config.options);

const typeErrors = ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
});

const parserOptions = { programs: [program], projectService: false };
const eslint = new ESLint({ overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } }] });
const formatter = await eslint.loadFormatter('stylish');
const violations = await formatter.format(await eslint.lintFiles('.'));

const problems = [typeErrors, violations].filter(Boolean);
console.log(problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
