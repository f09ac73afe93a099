import { pinnedLaunchOptions } from '../../tools/shared/browser.ts';
import { notice, test as configured } from './helpers/configured.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { layoutFaultsAt, openQuestions, watchLayout } from './helpers/layoutFaults.ts';
import { layoutStates } from './helpers/layoutStates.ts';
import { sitePages } from './helpers/sitePages.ts';

const widths = [320, 360, 768, 1024, 1280, 1440];
const { args = [], ...launchOptions } = await pinnedLaunchOptions();

const largeText = {
  // Twice the text size of the browser's settings (WCAG 1.4.4).
  launchOptions: { ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'] },
  contextOptions: { reducedMotion: 'reduce' as const },
};
test.use(largeText);
configured.use(largeText);

for (const path of sitePages) {
  test(`${path}: with text at 200 % nothing is cut, covered or drawn over`, async ({ page }) => {
    await watchLayout(page);
    await openPage(page, path);
    await openQuestions(page);
    expect(await layoutFaultsAt(page, widths)).toEqual([]);
  });
}

for (const { name, open } of layoutStates) {
  test(`${name}: with text at 200 % nothing is cut, covered or drawn over`, async ({ page }) => {
    await watchLayout(page);
    const within = await open(page);
    expect(await layoutFaultsAt(page, widths, within)).toEqual([]);
  });
}

configured('the privacy notice: with text at 200 % nothing is cut, covered or drawn over', async ({ page }) => {
  await watchLayout(page);
  await openPage(page, '/pepprac');
  await expect(notice(page)).toBeVisible();
  expect(await layoutFaultsAt(page, widths, '[aria-label="Privacy notice"]')).toEqual([]);
});
