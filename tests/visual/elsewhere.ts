/**
 * `npm run visual:elsewhere`: builds and compares the same stories in a copy at another path, in another time zone and language, on
 * a system whose fonts are others. Not one pixel may differ.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Workspace } from './mutations/workspace.ts';
import { defaultPaths, projectRoot } from './paths.ts';

/** A fontconfig that knows no font at all: whatever reads the system's own fonts shows empty boxes. */
function withoutFonts(folder: string): string {
  const empty = join(folder, 'no-fonts');
  mkdirSync(empty, { recursive: true });
  const file = join(empty, 'fonts.conf');
  writeFileSync(file, `<?xml version="1.0"?><fontconfig><dir>${empty}</dir><cachedir>${empty}</cachedir></fontconfig>`);
  return file;
}

const workspace = new Workspace(projectRoot, 'söme where else-');
try {
  Object.assign(process.env, {
    TZ: 'Pacific/Kiritimati',
    LANG: 'ar_EG.UTF-8',
    LC_ALL: 'ar_EG.UTF-8',
    LANGUAGE: 'ar',
    FONTCONFIG_FILE: withoutFonts(workspace.folder),
    FONTCONFIG_PATH: join(workspace.folder, 'no-fonts'),
    HOME: workspace.folder,
  });
  console.log(`In ${workspace.folder}, at ${new Date().toString()}`);
  const storybook = await workspace.buildStorybook();
  const artifacts = join(defaultPaths.artifacts, 'visual-elsewhere');
  const { code, output } = await workspace.run('tsx', [
    'tests/visual/cli.ts',
    ...process.argv.slice(2),
    `--storybook=${storybook}`,
    `--baselines=${defaultPaths.baselines}`,
    `--artifacts=${artifacts}`,
  ]);
  console.log(output.trim());
  process.exitCode = code;
} finally {
  workspace.remove();
}
