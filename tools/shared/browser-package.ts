/**
 * The pinned browser: the Chromium inside the npm package `@sparticuz/chromium`, pinned by the lock file like every
 * other dependency. This unpacks it into a cache, with its own font, and finds out which libraries the system lacks.
 */
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { browserCache } from '../visual/settings.ts';
import { readTar } from './tar.ts';

export type PinnedPackage = {
  version: string;
  executable: string;
  /** Environment variables the browser must run with. */
  env: Record<string, string>;
  /** File name → sha256. */
  fonts: Record<string, string>;
};

const decompress = promisify(brotliDecompress);

/** The only system the package has a browser for. */
export const pinnedBrowserExists = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/** The package is located, not imported: importing it changes environment variables on some hosts. */
function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return join(dirname(entry), '..', '..');
}

function packageVersion(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/**
 * Fonts of the machine must not change a picture, so fontconfig sees a single family and nothing else. Rendering
 * options are spelled out, because its defaults are a matter of the distribution.
 */
const fontconfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
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

async function unpackTo(folder: string, packed: string): Promise<void> {
  const read = async (name: string): Promise<Buffer> => decompress(readFileSync(join(packed, 'bin', name)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'chromium'), await read('chromium.br'), { mode: 0o755 });
  for (const [archive, inside] of [
    ['al2023.tar.br', 'libraries'],
    ['fonts.tar.br', 'package-fonts'],
  ] as const) {
    for (const file of readTar(await read(archive))) {
      const target = join(folder, inside, file.path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, file.data, { mode: file.executable ? 0o755 : 0o644 });
    }
  }
  // The font files alone: the package's own fontconfig file names folders of a cloud function.
  renameSync(join(folder, 'package-fonts', 'fonts'), join(folder, 'fonts'));
  rmSync(join(folder, 'package-fonts'), { recursive: true });
}

async function ensureUnpacked(folder: string, packed: string): Promise<void> {
  if (existsSync(join(folder, 'chromium'))) return;
  // Several commands may start at once on a fresh machine: each unpacks for itself and the first to finish wins.
  const own = `${folder}.${process.pid}`;
  await unpackTo(own, packed);
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'chromium'))) throw error;
    rmSync(own, { recursive: true });
  }
}

/** Asks the dynamic loader itself, which is what `ldd` does, so nothing needs to be installed. */
function missingLibraries(executable: string, libraryPath: string | undefined): string[] {
  const env = { LD_TRACE_LOADED_OBJECTS: '1', ...(libraryPath === undefined ? {} : { LD_LIBRARY_PATH: libraryPath }) };
  const { stdout } = spawnSync(executable, [], { env, encoding: 'utf8' });
  return [...stdout.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '');
}

/** The bundled libraries are used only where the system lacks one: they are older than what a system maintains. */
function libraryEnv(executable: string, bundled: string): Record<string, string> {
  const inherited = process.env.LD_LIBRARY_PATH;
  if (missingLibraries(executable, inherited).length === 0) return inherited === undefined ? {} : { LD_LIBRARY_PATH: inherited };
  const libraryPath = [bundled, ...(inherited === undefined ? [] : [inherited])].join(':');
  const missing = missingLibraries(executable, libraryPath);
  if (missing.length > 0) {
    throw new Error(`The pinned browser cannot start: this system has no ${missing.join(', ')}, and the package brings none.`);
  }
  return { LD_LIBRARY_PATH: libraryPath };
}

function fontFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ttf|otf|woff2?)$/i.test(name))
    .sort();
}

export async function pinnedPackage(): Promise<PinnedPackage> {
  const packed = packageFolder();
  const version = packageVersion(packed);
  const folder = join(browserCache, 'visual-chromium', version);
  mkdirSync(dirname(folder), { recursive: true });
  await ensureUnpacked(folder, packed);

  const config = join(folder, 'fonts.conf');
  // Written at every start, since the path inside is absolute and the folder may have been moved or copied.
  if (!existsSync(config) || readFileSync(config, 'utf8') !== fontconfig(folder)) writeFileSync(config, fontconfig(folder));
  const executable = join(folder, 'chromium');
  return {
    version,
    executable,
    env: {
      ...libraryEnv(executable, join(folder, 'libraries', 'lib')),
      FONTCONFIG_FILE: config,
      FONTCONFIG_PATH: folder,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
    },
    fonts: Object.fromEntries(
      fontFiles(join(folder, 'fonts')).map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, 'fonts', name)))
          .digest('hex'),
      ]),
    ),
  };
}
