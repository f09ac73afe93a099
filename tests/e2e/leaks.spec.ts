import type { Page } from '@playwright/test';
import { expect, test } from './helpers/fixtures.ts';

const ROUND = ['About', 'FAQ', 'Home'] as const;
/** A video's captions stay in the document; a leaked page has thousands of nodes. */
const FEW_NODES = 500;

async function walk(page: Page, rounds: number): Promise<void> {
  const links = page.getByRole('banner').getByRole('navigation');
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ROUND) {
      await links.getByRole('link', { name, exact: true }).click();
      await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
  }
}

test('pages are garbage-collected after the visitor leaves them, videos included', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const countNodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')).nodes;
  };
  await page.goto('/');
  await walk(page, 3);
  const before = await countNodes();
  await walk(page, 6);
  expect((await countNodes()) - before).toBeLessThan(FEW_NODES);
});
