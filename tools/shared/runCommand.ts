import { reportFailure } from './userError.ts';

/** Runs a command, and sets its exit code: 0, or 1 after a failure, which is printed. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    process.exitCode = reportFailure(cause);
  }
}
