/**
 * `npm run docs:images`: makes the pictures of the documents from accepted screenshots. With `--check` it only says which of them show
 * what is no more.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import sharp from 'sharp';
import { deterministicContext, launchPinnedBrowser } from '../../shared/browser.ts';
import { runCommand } from '../../shared/runCommand.ts';
import { UserError } from '../../shared/userError.ts';
import { serveFolder } from '../capture/serve-folder.ts';
import { readManifest, resultKey } from '../manifest/manifest.ts';
import { defaultPaths, projectRoot } from '../settings.ts';
import { storeIn } from '../compare/store.ts';
import { findOutdated, MODE, shownIn, type Picture } from './pictures.ts';

const FOLDER = join(projectRoot, 'docs', 'images');
const LIST = join(FOLDER, 'pictures.json');
const SIZE = { width: 1440, height: 900 };
/** A busy machine may take long. */
const LIMIT_MS = 300_000;
const RESULTS = join(projectRoot, 'artifacts', 'documents');

type StoryWindow = { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };

const readPictures = () => JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, Picture>;

function check(): void {
  const outdated = findOutdated(readPictures(), readManifest(defaultPaths.manifest));
  if (outdated.length === 0) return;
  const names = outdated.map((name) => `docs/images/${name}`).join(', ');
  throw new UserError(`No longer what is accepted: ${names}. Make them again: npm run docs:images`);
}

/** Visits the stories, which must be as accepted. Their screenshots are in the cache then, and in the panel "Visual". */
function visit(stories: readonly string[]): void {
  const options = ['--build', '--all-screenshots', `--stories=${stories.join(',')}`, `--results=${RESULTS}`];
  const { status } = spawnSync('npm', ['run', '--silent', 'visual', '--', ...options], { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0)
    throw new UserError('Pictures are made from accepted screenshots: accept those above, or correct the stories.');
}

async function cropScreenshot(hash: string): Promise<Buffer> {
  const image = await storeIn(defaultPaths.cache).read(hash);
  if (image === null) throw new UserError(`The screenshot ${hash} is not on this machine.`);
  const { data, width, height } = image;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, width, height: Math.min(height, SIZE.height) })
    .png({ palette: true })
    .toBuffer();
}

async function photographStorybook(story: string): Promise<Buffer> {
  const [server, { browser, pinned }] = await Promise.all([serveFolder(defaultPaths.storybook), launchPinnedBrowser()]);
  try {
    if (!pinned) throw new UserError('Pictures are made in the pinned browser, which is for Linux on x64.');
    const page = await browser.newPage({ ...deterministicContext, viewport: SIZE });
    page.setDefaultTimeout(LIMIT_MS);
    await page.goto(`${server.url}/?path=/story/${story}`);
    const preview = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
    await preview?.waitForFunction(
      () => (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    );
    // The panel has loaded the accepted screenshot.
    await page.waitForLoadState('networkidle');
    return await sharp(await page.screenshot())
      .png({ palette: true })
      .toBuffer();
  } finally {
    await browser.close();
    await server.close();
  }
}

async function make(): Promise<void> {
  const pictures = readPictures();
  const manifest = readManifest(defaultPaths.manifest);
  visit(Object.values(pictures).map(({ story }) => story));
  for (const [name, picture] of Object.entries(pictures)) {
    const accepted = manifest.screenshots.get(resultKey(picture.story, MODE));
    if (!accepted) throw new UserError(`${LIST}: ${picture.story} has no accepted screenshot.`);
    const isAlone = picture.in === 'itself';
    writeFileSync(join(FOLDER, name), await (isAlone ? cropScreenshot(accepted.hash) : photographStorybook(picture.story)));
    picture.screenshots = shownIn(picture, manifest);
    console.log(`docs/images/${name}`);
  }
  const style = JSON.parse(readFileSync(join(projectRoot, '.oxfmtrc.json'), 'utf8')) as FormatOptions;
  writeFileSync(LIST, (await format(LIST, JSON.stringify(pictures), style)).code);
}

await runCommand(async () => (process.argv.includes('--check') ? check() : make()));
