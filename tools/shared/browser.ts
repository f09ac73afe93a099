/**
 * Launches the pinned browser, for the visual gate, the end-to-end tests and the measurements.
 *
 * For pictures it is told to draw alike on every Linux x64 machine: own fonts, fixed color profile, no hinting, no sub-pixel
 * text, software rendering, one time zone and locale. That makes it slow; visits and measurements draw as browsers do.
 */
import { statfsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions, LaunchOptions } from '@playwright/test';
import { pinnedBrowserExists, pinnedPackage } from './browser-package.ts';
import type { BrowserEnvironment } from '../visual/report-types.ts';

export type PinnedLaunchOptions = {
  /** To draw alike everywhere, not fast. */
  forPictures?: boolean;
  /** Further flags. */
  args?: readonly string[];
  /** Flags that Playwright adds and this launch must not have, or `true` for all of them. */
  ignoreDefaultArgs?: readonly string[] | true;
  /** Every host but this machine is unreachable. On for the gate; the end-to-end tests choose. */
  offline?: boolean;
  /** Further environment variables. */
  env?: Record<string, string>;
  /** Another browser than the pinned one. */
  executable?: string | null;
};

export type PinnedBrowser = {
  browser: Browser;
  environment: BrowserEnvironment;
  /** False where another browser is used: on other systems than Linux x64, or where one was named. */
  pinned: boolean;
};

/** Flags for pictures: they can change a pixel. They are part of the manifest. */
const RENDERING_FLAGS: readonly string[] = [
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-device-scale-factor=1',
  '--disable-gpu',
  '--lang=en-US',
  // Repainting a part of a tile leaves other edges than painting the whole: the history of a page would show.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // The compositor's own thread keeps drawing the frame it had when an animation is finished by script.
  '--disable-threaded-animation',
  // One code path for every processor, whatever vector instructions it has.
  '--disable-skia-runtime-opts',
];

const OFFLINE_FLAG = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Flags for visits. */
const VISITING_FLAGS: readonly string[] = ['--disable-gpu', '--lang=en-US'];

/** Playwright sets it too. What processes share then lies in files: an eighth of the processor time of a visit. */
const IN_FILES = '--disable-dev-shm-usage';

/** Containers often have a tiny one, in which a browser crashes. */
function hasSharedMemory(): boolean {
  const NEEDED_BYTES = 1024 ** 3;
  try {
    const { bsize, bavail } = statfsSync('/dev/shm');
    return bsize * bavail >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** What a context needs for pictures to be repeatable. The end-to-end tests override what they are about. */
export const deterministicContext: BrowserContextOptions = {
  deviceScaleFactor: 1,
  timezoneId: 'UTC',
  locale: 'en-US',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
};

const flags = (options: PinnedLaunchOptions): string[] => [
  ...(options.forPictures === true ? RENDERING_FLAGS : VISITING_FLAGS),
  // Chromium refuses to sandbox itself as root, which is how containers run.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...(hasSharedMemory() ? [] : [IN_FILES]),
  ...(options.offline === true ? [OFFLINE_FLAG] : []),
  ...(options.args ?? []),
];

function ignored(value: PinnedLaunchOptions['ignoreDefaultArgs'] = []): Pick<LaunchOptions, 'ignoreDefaultArgs'> {
  if (value === true) return { ignoreDefaultArgs: true };
  return { ignoreDefaultArgs: [...value, ...(hasSharedMemory() ? [IN_FILES] : [])] };
}

/** Launch options alone, for a Playwright configuration file that launches by itself. */
export async function pinnedLaunchOptions(options: PinnedLaunchOptions = {}): Promise<LaunchOptions> {
  const shared: LaunchOptions = { headless: true, args: flags(options), ...ignored(options.ignoreDefaultArgs) };
  if (!pinnedBrowserExists())
    return options.env === undefined ? shared : { ...shared, env: { ...inheritedEnv(), ...options.env } };
  const pinned = await pinnedPackage();
  return { ...shared, executablePath: pinned.executable, env: { ...inheritedEnv(), ...pinned.env, ...options.env } };
}

const inheritedEnv = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Starts it for pictures. */
export async function launchPinnedBrowser({ executable = null, ...options }: PinnedLaunchOptions = {}): Promise<PinnedBrowser> {
  const pinned = executable === null && pinnedBrowserExists();
  const launchOptions = await pinnedLaunchOptions({ ...options, forPictures: true });
  const browser = await chromium.launch({
    ...launchOptions,
    ...(executable === null ? {} : { executablePath: executable, env: inheritedEnv() }),
  });
  const { version, fonts } = pinned ? await pinnedPackage() : { version: null, fonts: {} };
  const origin =
    version === null ? `${executable ?? 'of Playwright'}, ${process.platform} ${process.arch}` : `@sparticuz/chromium ${version}`;
  return {
    browser,
    pinned,
    environment: { browser: `Chromium ${browser.version()} (${origin})`, flags: [...RENDERING_FLAGS], fonts },
  };
}
