import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT_MS = 10 * 60_000;

type ProgramResult = { code: number; output: string };

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
