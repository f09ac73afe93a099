/** Programs of the packages, in another folder. */
import { spawn } from 'node:child_process';

const BUILD_LIMIT_MS = 10 * 60_000;

/** Without documentation pages and tables of props, which no screenshot shows. */
export const STORYBOOK_BUILD = ['build', '--quiet', '--test', '--stats-json', '--disable-telemetry'];

export function runIn(folder: string, command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], timeout: BUILD_LIMIT_MS });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(error.message)));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
