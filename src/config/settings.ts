import type { Env } from './env.ts';

declare global {
  /** Written into the bundle by `vite.config.ts` (and by jest) after `parseEnv` accepted it. */
  const __SETTINGS__: Env;
  /** Written beside it: a constant, so that a build without other people's scripts leaves their code out. */
  const __LOADS_SCRIPTS__: boolean;
}

/** The checked settings of this build. */
export const settings: Env = __SETTINGS__;

/** Whether this build has anybody else's script to load by itself. */
export const hasThirdParties = __LOADS_SCRIPTS__;
