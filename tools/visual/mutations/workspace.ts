/** A copy of the working tree to change at will: the tree itself is only read. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { runIn, STORYBOOK_BUILD } from '../store/run-in.ts';
import { applyTo } from './apply.ts';
import type { Mutation } from './types.ts';

/** What is made from the rest, what is large and not needed, and what is shared by a link instead. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.local', 'artifacts', 'dist', 'storybook-static', 'docs']);

export class Workspace {
  readonly folder: string;

  constructor(
    private readonly project: string,
    prefix = 'mutations-',
  ) {
    this.folder = mkdtempSync(join(tmpdir(), prefix));
    cpSync(project, this.folder, {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(relative(project, source).split(sep)[0] ?? ''),
    });
    symlinkSync(join(project, 'node_modules'), join(this.folder, 'node_modules'), 'dir');
  }

  apply(mutation: Mutation): void {
    const file = join(this.folder, mutation.file);
    writeFileSync(file, applyTo(readFileSync(file, 'utf8'), mutation));
  }

  restore({ file }: Mutation): void {
    cpSync(join(this.project, file), join(this.folder, file));
  }

  /** Runs a program of the packages. */
  run(program: string, args: readonly string[]): Promise<{ code: number; output: string }> {
    return runIn(this.folder, join(this.folder, 'node_modules', '.bin', program), args);
  }

  /** @returns the folder of the build */
  async buildStorybook(): Promise<string> {
    const folder = join(this.folder, 'storybook-static');
    const { code, output } = await this.run('storybook', [...STORYBOOK_BUILD, '-o', folder]);
    if (code !== 0) throw new Error(`Storybook could not be built.\n${output.slice(-3000)}`);
    return folder;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
