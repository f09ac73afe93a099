/** A copy of the working tree that may be changed; the tree itself is only read. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

const LIMIT_MS = 10 * 60_000;

/** Not copied: generated files, large files that are not needed, and packages, which are linked. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.local', 'artifacts', 'dist', 'storybook-static', 'docs']);

export type ProgramResult = { code: number; output: string };

/** Runs a program of the packages of a folder. */
export function runProgram(folder: string, program: string, args: readonly string[]): Promise<ProgramResult> {
  const options = { cwd: folder, timeout: LIMIT_MS, maxBuffer: 2 ** 28 };
  return new Promise((resolve) => {
    execFile(join(folder, 'node_modules', '.bin', program), args, options, (error, stdout, stderr) => {
      if (error === null) resolve({ code: 0, output: stdout + stderr });
      else resolve({ code: typeof error.code === 'number' ? error.code : 1, output: stdout + stderr || error.message });
    });
  });
}

/** Links the packages of the project into another folder. */
export const linkPackages = (project: string, folder: string): void =>
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'dir');

export class Workspace {
  readonly folder: string;

  constructor(project: string, prefix: string) {
    this.folder = mkdtempSync(join(tmpdir(), prefix));
    cpSync(project, this.folder, {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(relative(project, source).split(sep)[0] ?? ''),
    });
    linkPackages(project, this.folder);
  }

  run(program: string, args: readonly string[]): Promise<ProgramResult> {
    return runProgram(this.folder, program, args);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
