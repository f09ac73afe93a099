/** A copy of the working tree to change at will: the tree itself is only read. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative, sep } from 'node:path';
import { applyTo } from './apply.ts';
import type { Mutation } from './types.ts';

/** What is made from the rest, what is large and not needed, and what is shared by a link instead. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.local', 'artifacts', 'dist', 'storybook-static', 'docs']);
const LIMIT_MS = 8 * 60_000;

type Outcome = {
  code: number;
  output: string;
};

export class Workspace {
  readonly folder: string;

  constructor(
    private readonly project: string,
    prefix = 'mutations-',
  ) {
    this.folder = mkdtempSync(join(tmpdir(), prefix));
    cpSync(project, this.folder, {
      recursive: true,
      filter: (source) => {
        const path = relative(project, source);
        return !LEFT_OUT.has(path.split(sep)[0] ?? '') && path !== join('tests', 'visual', 'baselines');
      },
    });
    // Storybook serves the folder, and nothing needs what is in it.
    mkdirSync(join(this.folder, 'tests', 'visual', 'baselines'), { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(this.folder, 'node_modules'), 'dir');
  }

  apply(mutation: Mutation): void {
    const file = join(this.folder, mutation.file);
    writeFileSync(file, applyTo(readFileSync(file, 'utf8'), mutation));
  }

  restore({ file }: Mutation): void {
    cpSync(join(this.project, file), join(this.folder, file));
  }

  run(command: string, args: readonly string[]): Promise<Outcome> {
    const path = `${join(this.project, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      const child = spawn(command, args, {
        cwd: this.folder,
        env: { ...process.env, PATH: path, FORCE_COLOR: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: LIMIT_MS,
      });
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.on('error', (error) => chunks.push(Buffer.from(error.message)));
      child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
    });
  }

  /**
   * The build that the gate sees otherwise, without what no story shows: documentation pages and tables of props.
   *
   * @returns its folder
   */
  async buildStorybook(): Promise<string> {
    const folder = join(this.folder, 'storybook-static');
    const { code, output } = await this.run('storybook', ['build', '--quiet', '--test', '--stats-json', '-o', folder]);
    if (code !== 0) throw new Error(`Storybook could not be built.\n${output.slice(-3000)}`);
    return folder;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
