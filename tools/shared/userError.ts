/**
 * A failure that the user can correct. Commands print the message alone, without
 * a stack trace, and end with a non-zero exit code.
 */
export class UserError extends Error {}

/** Prints a failure the way a command should. @returns the command's exit code */
export function reportFailure(cause: unknown): 1 {
  console.error(cause instanceof UserError ? cause.message : cause);
  return 1;
}

/** What a failure says, whatever was thrown. */
export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** The `code` of a system or database error, such as `EADDRINUSE`. */
export function errorCode(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
