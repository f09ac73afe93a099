/** When the command began, in milliseconds since the epoch. Its child processes inherit the time. */
const startedAt = Number((process.env.COMMAND_STARTED_AT ??= String(Date.now())));

/** Prints to stderr what a command is doing, with the seconds since it began. */
export function progress(line: string): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.error(`${String(seconds).padStart(4)} s  ${line}`);
}
