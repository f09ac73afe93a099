/**
 * A failure that the person at the keyboard can put right. Commands print the
 * message alone, without a stack, and end with a non-zero exit code.
 */
export class UserError extends Error {}

/** Prints a failure the way a command should, and gives its exit code. */
export function reportFailure(cause: unknown): 1 {
  if (cause instanceof UserError) console.error(cause.message);
  else console.error(cause);
  return 1;
}
