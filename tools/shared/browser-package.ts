/**
 * The pinned browser: the Chromium inside the npm package `@sparticuz/chromium`, pinned by the lock file like every
 * other dependency. It is unpacked once, next to the packages.
 */
import { execFile, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

/** Linux x64 is the only system for which the package has a browser. */
export const pinnedBrowserExists = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/**
 * Fonts of the machine must not change a screenshot, so fontconfig sees these folders and nothing else. Rendering
 * options are explicit, because its defaults differ between distributions.
 */
const fontconfig = (folder: string, fontFolders: readonly string[]): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${fontFolders.map((fonts) => `<dir>${fonts}</dir>`).join('\n  ')}
  <cachedir>${folder}/font-cache</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
    <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
  </match>
</fontconfig>
`;

/**
 * The package unpacks itself into the temporary folder, unpacks its libraries only in a cloud function, and changes environment
 * variables, so it runs in its own process.
 */
async function unpackTo(folder: string, entry: string): Promise<void> {
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  await promisify(execFile)(process.execPath, ['--eval', `void require(${JSON.stringify(entry)}).executablePath()`], {
    env: { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  const wanted = { chromium: 'chromium', al2023: 'libraries', 'fonts/fonts': 'fonts' };
  for (const [from, to] of Object.entries(wanted)) renameSync(join(unpacked, from), join(folder, to));
  rmSync(unpacked, { recursive: true });
}

async function ensureUnpacked(folder: string, entry: string): Promise<void> {
  if (existsSync(join(folder, 'chromium'))) return;
  // Several commands may start at once on a fresh machine: each unpacks for itself and the first to finish wins.
  const own = `${folder}.${process.pid}`;
  await unpackTo(own, entry);
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'chromium'))) throw error;
    rmSync(own, { recursive: true });
  }
}

/** The bundled libraries are used only if the system lacks one, because they are older than the system's. */
function libraryEnv(executable: string, bundled: string): Record<string, string> {
  const inherited = process.env.LD_LIBRARY_PATH;
  let missing: string[] = [];
  for (const path of [inherited, [bundled, inherited].filter(Boolean).join(':')]) {
    const env: Record<string, string> = path === undefined ? {} : { LD_LIBRARY_PATH: path };
    // Asks the dynamic loader itself, as `ldd` does, so that nothing needs to be installed.
    const { stdout } = spawnSync(executable, [], { env: { LD_TRACE_LOADED_OBJECTS: '1', ...env }, encoding: 'utf8' });
    missing = [...stdout.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '');
    if (missing.length === 0) return env;
  }
  throw new Error(`The pinned browser cannot start: this system has no ${missing.join(', ')}, and the package brings none.`);
}

/** The fonts of a folder: file name → sha256. */
function hashFonts(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ttf|otf|woff2?)$/i.test(name));
  return Object.fromEntries(files.sort().map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]));
}

/** The fonts of Android, which a visitor sees until the brand fonts are there (`src/theme/fonts.ts`). */
function androidFonts(): string[] {
  const serif = dirname(require.resolve('@expo-google-fonts/noto-serif/package.json'));
  const sans = dirname(require.resolve('@expo-google-fonts/roboto/package.json'));
  return [join(serif, '400Regular'), join(sans, '400Regular'), join(sans, '700Bold')];
}

/** Writes a file at every start, since the paths inside are absolute and the folder may have been moved or copied. */
function writeIfChanged(file: string, content: string): string {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  return file;
}

export async function pinnedPackage() {
  const entry = require.resolve('@sparticuz/chromium');
  const packageFolder = join(dirname(entry), '..', '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(packageFolder, '..', '..', '.cache', 'visual-chromium', version);
  await ensureUnpacked(folder, entry);

  const ownFonts = join(folder, 'fonts');
  const executable = join(folder, 'chromium');
  return {
    version,
    executable,
    /** Environment variables the browser must run with. */
    env: {
      ...libraryEnv(executable, join(folder, 'libraries', 'lib')),
      FONTCONFIG_FILE: writeIfChanged(join(folder, 'fonts.conf'), fontconfig(folder, [ownFonts])),
      FONTCONFIG_PATH: folder,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
    },
    /** Replaces the value in `env`, for a browser that looks like an Android phone's until the brand fonts are there. */
    androidFontconfig: writeIfChanged(join(folder, 'android-fonts.conf'), fontconfig(folder, [ownFonts, ...androidFonts()])),
    fonts: hashFonts(ownFonts),
  };
}
