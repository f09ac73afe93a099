/**
 * Launches the pinned browser, for the visual gate, the end-to-end tests and the measurements.
 *
 * For screenshots it renders the same on every Linux x64 machine: own fonts, fixed color profile, no hinting, no sub-pixel
 * text, software rendering, one time zone and locale. That makes it slow; tests and measurements use the normal rendering.
 */
import { chromium } from '@playwright/test';
import type { BrowserContextOptions, LaunchOptions } from '@playwright/test';
import { pinnedBrowserExists, pinnedPackage } from './browser-package.ts';
import { memoryFolder } from './memoryFolder.ts';

export type PinnedBrowser = Awaited<ReturnType<typeof launchPinnedBrowser>>;

const UNROUNDED_TEXT = '--font-render-hinting=none';

/** Flags for screenshots: they can change a pixel. They are part of the manifest. */
const RENDERING_FLAGS: readonly string[] = [
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  UNROUNDED_TEXT,
  '--force-device-scale-factor=1',
  '--disable-gpu',
  '--lang=en-US',
  // Repainting part of a tile gives other edges than painting all of it, so a screenshot would depend on the page's history.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // The compositor's own thread would keep showing an old frame after a script finishes an animation.
  '--disable-threaded-animation',
  // One code path for every processor, whatever vector instructions it has.
  '--disable-skia-runtime-opts',
];

const OFFLINE_FLAG = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/**
 * Playwright sets this flag too. Processes then share memory by files, which costs an eighth of the processor time of a visit.
 */
const SHARE_IN_FILES = '--disable-dev-shm-usage';

/** Context options that make screenshots repeatable. */
export const deterministicContext: BrowserContextOptions = {
  deviceScaleFactor: 1,
  timezoneId: 'UTC',
  locale: 'en-US',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
};

function launchOptionsWith(flags: readonly string[]): LaunchOptions {
  // A browser crashes when the folder for it is tiny.
  const sharesMemory = memoryFolder() !== undefined;
  return {
    headless: true,
    args: [
      ...flags,
      // Chromium cannot sandbox itself as root, which is how containers run.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(sharesMemory ? [] : [SHARE_IN_FILES]),
    ],
    ignoreDefaultArgs: sharesMemory ? [SHARE_IN_FILES] : [],
  };
}

/** Launch options for visits and measurements. Text has the widths of a phone's, which are not rounded to whole pixels. */
export async function pinnedLaunchOptions(): Promise<LaunchOptions> {
  const options = launchOptionsWith(['--disable-gpu', '--lang=en-US', UNROUNDED_TEXT]);
  if (!pinnedBrowserExists()) return options;
  const { executable, env, androidFontconfig } = await pinnedPackage();
  return { ...options, executablePath: executable, env: { ...process.env, ...env, FONTCONFIG_FILE: androidFontconfig } };
}

/**
 * Starts the browser for screenshots, which reaches no host but this machine.
 *
 * @returns `environment`: what screenshots depend on besides the code under test, as lines for the browser, its flags and its fonts;
 * `pinned`: false for another browser, on other systems than Linux x64
 */
export async function launchPinnedBrowser() {
  const pinned = pinnedBrowserExists() ? await pinnedPackage() : null;
  const browser = await chromium.launch({
    ...launchOptionsWith([...RENDERING_FLAGS, OFFLINE_FLAG]),
    executablePath: pinned?.executable,
    env: { ...process.env, ...pinned?.env },
  });
  const origin = pinned === null ? `of Playwright, ${process.platform} ${process.arch}` : `@sparticuz/chromium ${pinned.version}`;
  const flags = RENDERING_FLAGS.map((flag) => `flag ${flag}`);
  const fonts = Object.entries(pinned?.fonts ?? {}).map(([name, hash]) => `font ${hash} ${name}`);
  const environment = [`browser Chromium ${browser.version()} (${origin})`, ...flags, ...fonts.sort()];
  return { browser, pinned: pinned !== null, environment };
}
