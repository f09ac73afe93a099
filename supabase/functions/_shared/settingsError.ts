/**
 * A variable that is missing or malformed. It stops only the functions that read it: they respond with 503 and log the variable's
 * name (see `handlerFor`).
 */
export class SettingsError extends Error {
  constructor(
    readonly variable: string,
    readonly rule: string,
  ) {
    super(`${variable} ${rule}`);
  }
}
