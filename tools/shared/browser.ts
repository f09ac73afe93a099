/**
 * Launches the pinned browser, for the visual gate, the end-to-end tests and the measurements.
 *
 * For screenshots it is told to draw alike on every Linux x64 machine: own fonts, fixed color profile, no hinting, no sub-pixel
 * text, software rendering, one time zone and locale. That makes it slow; tests and measurements draw as browsers do.
 */
import { statfsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions, LaunchOptions } from '@playwright/test';
import { pinnedBrowserExists, pinnedPackage } from './browser-package.ts';

/** What screenshots depend on besides the code under test. */
export type BrowserEnvironment = {
  browser: string;
  flags: string[];
  /** File name → sha256. */
  fonts: Record<string, string>;
};

type PinnedBrowser = {
  browser: Browser;
  environment: BrowserEnvironment;
  /** False where another browser is used: on other systems than Linux x64, or where one was named. */
  pinned: boolean;
};

/** Flags for screenshots: they can change a pixel. They are part of the manifest. */
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

/** Playwright sets it too. What processes share then lies in files: an eighth of the processor time of a visit. */
const SHARE_IN_FILES = '--disable-dev-shm-usage';

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

/** What a context needs for screenshots to be repeatable. */
export const deterministicContext: BrowserContextOptions = {
  deviceScaleFactor: 1,
  timezoneId: 'UTC',
  locale: 'en-US',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
};

function launchOptionsWith(flags: readonly string[], ignoredFlags: readonly string[]): LaunchOptions {
  const sharesMemory = hasSharedMemory();
  return {
    headless: true,
    args: [
      ...flags,
      // Chromium cannot sandbox itself as root, which is how containers run.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(sharesMemory ? [] : [SHARE_IN_FILES]),
    ],
    ignoreDefaultArgs: [...ignoredFlags, ...(sharesMemory ? [SHARE_IN_FILES] : [])],
  };
}

/**
 * Launch options for visits and measurements.
 *
 * @param ignoreDefaultArgs flags that Playwright adds and this launch must not have
 */
export async function pinnedLaunchOptions({
  ignoreDefaultArgs = [],
}: { ignoreDefaultArgs?: readonly string[] } = {}): Promise<LaunchOptions> {
  const options = launchOptionsWith(['--disable-gpu', '--lang=en-US'], ignoreDefaultArgs);
  if (!pinnedBrowserExists()) return options;
  const { executable, env } = await pinnedPackage();
  return { ...options, executablePath: executable, env: { ...process.env, ...env } };
}

/**
 * Starts the browser for screenshots.
 *
 * @param offline whether every host but this machine is unreachable
 * @param executable another browser than the pinned one
 */
export async function launchPinnedBrowser({
  offline = false,
  executable = null,
}: { offline?: boolean; executable?: string | null } = {}): Promise<PinnedBrowser> {
  const pinned = executable === null && pinnedBrowserExists() ? await pinnedPackage() : null;
  const executablePath = pinned?.executable ?? executable;
  const browser = await chromium.launch({
    ...launchOptionsWith([...RENDERING_FLAGS, ...(offline ? [OFFLINE_FLAG] : [])], []),
    ...(executablePath === null ? {} : { executablePath }),
    env: { ...process.env, ...pinned?.env },
  });
  const origin =
    pinned === null
      ? `${executable ?? 'of Playwright'}, ${process.platform} ${process.arch}`
      : `@sparticuz/chromium ${pinned.version}`;
  return {
    browser,
    pinned: pinned !== null,
    environment: {
      browser: `Chromium ${browser.version()} (${origin})`,
      flags: [...RENDERING_FLAGS],
      fonts: pinned?.fonts ?? {},
    },
  };
}
