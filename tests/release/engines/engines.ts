import { existsSync } from 'node:fs';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const FIREFOX = '/usr/bin/firefox-esr';

/** The engines besides Chromium, in which `npm run e2e` runs, with the executables that each needs. */
export const engines = {
  // On Debian: apt-get install firefox-esr
  firefox: { needs: [FIREFOX], start: () => startFirefox(FIREFOX) },
  // On Debian: apt-get install webkit2gtk-driver xvfb xauth
  webkit: { needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'], start: startWebKit },
};
export type EngineName = keyof typeof engines;

export const installedEngines = Object.entries(engines)
  .filter(([, { needs }]) => needs.every((file) => existsSync(file)))
  .map(([name]) => name);
