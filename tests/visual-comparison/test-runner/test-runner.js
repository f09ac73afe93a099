/* global expect */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForPageReady } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';

const folder = process.env.COMPARISON_FOLDER;
const shots = JSON.parse(readFileSync(join(folder, 'shots.json'), 'utf8'));

async function show(page, { viewport, media, forcedColors }) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media, forcedColors, reducedMotion: 'reduce' });
}

export default {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, { id }) {
    const first = shots.find(({ storyId }) => storyId === id);
    // Some stories have a play and no screenshot.
    if (first) await show(page, first);
  },
  async postVisit(page, { id }) {
    for (const shot of shots.filter(({ storyId }) => storyId === id)) {
      await show(page, shot);
      await waitForPageReady(page);
      expect(await page.screenshot({ fullPage: true })).toMatchImageSnapshot({
        customSnapshotsDir: join(folder, 'test-runner'),
        customDiffDir: join(folder, 'test-runner-differences'),
        customSnapshotIdentifier: shot.key,
      });
    }
  },
};
