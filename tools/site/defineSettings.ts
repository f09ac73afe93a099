import { loadsScripts, parseEnv } from '../../src/config/env.ts';
import { findSamples } from './findSamples.ts';

/** What a build replaces in the code: the settings of its environment, checked, and what follows from them. */
export function defineSettings(values: Record<string, string | undefined>) {
  const env = parseEnv(values);
  return {
    __SETTINGS__: JSON.stringify(env),
    __LOADS_SCRIPTS__: String(loadsScripts(env)),
    __HAS_SAMPLES__: String(findSamples().length > 0),
  };
}
