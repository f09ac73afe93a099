import { runProgram } from '../../shared/workspace.ts';

/** Builds the Storybook of a folder, without documentation pages and prop tables, which no screenshot shows. */
export async function buildStorybook(folder: string, output: string): Promise<void> {
  const options = ['--quiet', '--test', '--stats-json', '--disable-telemetry', '-o', output];
  const { code, output: printed } = await runProgram(folder, 'storybook', ['build', ...options]);
  if (code === 0) return;
  const error = printed.split('\n').find((line) => /error/i.test(line));
  throw new Error(`Storybook could not be built. ${error?.trim() ?? ''}\n${printed.slice(-3000)}`);
}
