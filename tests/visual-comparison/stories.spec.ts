import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Shot } from './shots.ts';

const shots = JSON.parse(readFileSync(join(process.env.COMPARISON_FOLDER ?? '', 'shots.json'), 'utf8')) as Shot[];

type Preview = { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };

for (const { key, storyId, viewport, media, forcedColors } of shots) {
  test(key, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media, forcedColors, reducedMotion: 'reduce' });
    await page.goto(`/iframe.html?viewMode=story&id=${storyId}`);
    await page.waitForFunction(() => {
      const phase = (window as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
      return ['finished', 'errored', 'aborted'].includes(phase);
    });
    await expect(page).toHaveScreenshot(`${key}.png`, { fullPage: true });
  });
}
