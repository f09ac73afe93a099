import { connect, type Database } from './database.ts';
import { makeMisconfiguredHandler, type Handler } from './endpoint.ts';
import { consoleLog, type Log } from './log.ts';
import { countingLog } from './rejections.ts';
import { readProjectSettings, SettingsError, type Environment, type ProjectSettings } from './settings.ts';

/** What every function gets from its environment. */
export type Platform = {
  /** The environment holds the settings that not every function reads. */
  env: Environment;
  project: ProjectSettings;
  database: Database;
  clock: () => Date;
  log: Log;
};

/**
 * Creates a function's handler. With a wrong setting the handler responds with 503 and logs it; other functions are not affected.
 *
 * @param name of the function's folder
 * @param env the process environment, with the platform's own secrets
 * @param make throws SettingsError where a variable that the function reads is wrong
 */
export function handlerFor(name: string, env: Environment, make: (platform: Platform) => Handler): Handler {
  try {
    const project = readProjectSettings(env);
    const database = connect(project.databaseAddress);
    const clock = () => new Date();
    return make({ env, project, database, clock, log: countingLog(consoleLog, database, clock) });
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause;
    consoleLog.error({ function: name, requestId: 'start', outcome: 'misconfigured', variable: cause.message });
    return makeMisconfiguredHandler(name, cause, consoleLog);
  }
}
