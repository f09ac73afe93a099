import type { Env } from './env.ts';

declare global {
  /** Written into the bundle by `vite.config.ts` (and by jest) after `parseEnv` accepted it. */
  const __SETTINGS__: Env;
}

/** The checked settings of this build. */
export const settings: Env = __SETTINGS__;
