import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

/**
 * The TypeScript program of the project in the current folder, shared by the type check and the type-aware rules.
 *
 * @param files replace those that `tsconfig.json` includes
 */
export function openProgram(files?: readonly string[]): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(resolve('tsconfig.json'), {}, host);
  if (!config) throw new Error('tsconfig.json cannot be read.');
  return ts.createProgram(files ?? config.fileNames, config.options);
}

/**
 * The compiler's errors.
 *
 * @param files limits the check to these
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

/** ESLint's errors and warnings in files or folders. Empty when there are none. */
export async function ruleViolations(program: ts.Program, patterns: readonly string[]): Promise<string> {
  const parserOptions = { programs: [program], projectService: false };
  const eslint = new ESLint({ overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } }] });
  const results = await eslint.lintFiles([...patterns]);
  const formatter = await eslint.loadFormatter('stylish');
  return (await formatter.format(results)).trim();
}
