import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

/**
 * The program of the project in the current folder, for types and for rules that know types: made once, it is checked once.
 *
 * @param files instead of those that `tsconfig.json` includes
 */
export function openProgram(files?: readonly string[]): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(resolve('tsconfig.json'), {}, host);
  if (!config) throw new Error('tsconfig.json cannot be read.');
  return ts.createProgram(files ?? config.fileNames, config.options);
}

/**
 * What the compiler finds wrong.
 *
 * @param files only in these
 */
export function typeErrors(program: ts.Program, files?: readonly string[]): string[] {
  const sources = files?.map((file) => program.getSourceFile(file));
  const found = sources
    ? sources.flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
    : ts.getPreEmitDiagnostics(program);
  const host = {
    getCanonicalFileName: (file: string) => file,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  };
  return found.map((one) => ts.formatDiagnostic(one, host).trimEnd());
}

/** What ESLint finds wrong in files or folders, warnings too. Empty when nothing is. */
export async function ruleViolations(program: ts.Program, patterns: readonly string[]): Promise<string> {
  const parserOptions = { programs: [program], projectService: false };
  const eslint = new ESLint({ overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } }] });
  const results = await eslint.lintFiles([...patterns]);
  const formatter = await eslint.loadFormatter('stylish');
  return (await formatter.format(results)).trim();
}
