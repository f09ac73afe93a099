import type { Env } from './env.ts';

declare global {
  /** `vite.config.ts` and jest define it. */
  const __SETTINGS__: Env;
  /** A constant, so that a build without third-party scripts leaves their code out. */
  const __LOADS_SCRIPTS__: boolean;
  /** Whether a part of the content is marked `sample: true`. */
  const __HAS_SAMPLES__: boolean;
}

/** The checked settings of this build. */
export const settings: Env = __SETTINGS__;

/** Whether this build loads third-party scripts by itself. */
export const hasThirdParties = __LOADS_SCRIPTS__;

/** Whether this build has invented content. */
export const hasSamples = __HAS_SAMPLES__;

/** The full URL of a path of this site, for search engines and social networks. */
export const absoluteUrl = (path: string): string => new URL(path, settings.SITE_URL).href;
