import { launchPinnedBrowser } from './tools/shared/browser.ts';
import { startSite } from './tools/shared/static-site/site.ts';
const site = await startSite(process.cwd() + '/dist', 4777);
const browser = (await launchPinnedBrowser()).browser;
const [out, ...paths] = process.argv.slice(2);
for (const path of paths) for (const width of [390, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 }, reducedMotion: 'reduce' });
  await page.goto('http://127.0.0.1:4777' + path, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({ path: `${out}/${path.replaceAll('/', '_') || 'home'}-${width}.png`, fullPage: true });
  console.log(path, width, height);
  await page.close();
}
await browser.close();
await site.stop();
process.exit(0);
