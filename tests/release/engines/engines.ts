import { existsSync } from 'node:fs';
import { startFirefox } from './firefox.ts';
import type { Session } from './session.ts';
import { startWebKit } from './webkit.ts';

const FIREFOX = '/usr/bin/firefox-esr';

type Engine = {
  /** Its executables. */
  needs: string[];
  /** The command that installs them on Debian. */
  install: string;
  start: () => Promise<Session>;
};

/** The engines besides Chromium, in which `npm run e2e` runs. */
const known = {
  firefox: { needs: [FIREFOX], install: 'apt-get install firefox-esr', start: () => startFirefox(FIREFOX) },
  webkit: {
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'],
    install: 'apt-get install webkit2gtk-driver xvfb xauth',
    start: startWebKit,
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof known;
export const engines: Record<EngineName, Engine> = known;
export const engineNames = Object.keys(known) as EngineName[];
export const isInstalled = (name: EngineName): boolean => engines[name].needs.every((file) => existsSync(file));
