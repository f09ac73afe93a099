import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { listPages } from '../../../src/app/entry-server.tsx';
import { SOCIAL_IMAGE_SIZE, socialImageName } from '../../../src/config/paths.ts';
import { cardFile, cardHash, socialCard } from './socialCard.ts';

const KIB = 1024;
const record = JSON.parse(readFileSync('tools/site/social/social.json', 'utf8')) as Record<string, string>;

let pages: Awaited<ReturnType<typeof listPages>> = [];
beforeAll(async () => {
  pages = await listPages();
});

test('each card says what its page says; after a change of title run `npm run social`', () => {
  const current = Object.fromEntries(pages.map(({ path, seo }) => [socialImageName(path), cardHash(path, seo)]));
  expect(record).toEqual(current);
});

test('there is a card for each page and none besides, of the right size and light', async () => {
  const names = pages.map(({ path }) => `${socialImageName(path)}.png`);
  expect(new Set(names).size).toBe(pages.length);
  expect(readdirSync('public/social').sort()).toEqual(names.sort());
  for (const { path } of pages) {
    expect(await sharp(cardFile(path)).metadata()).toMatchObject({ format: 'png', ...SOCIAL_IMAGE_SIZE });
    expect(statSync(cardFile(path)).size).toBeLessThanOrEqual(40 * KIB);
  }
});

test('another title is another card, and words that look like markup are words', () => {
  const seo = { title: 'Terms & <b>Conditions</b>', description: '', keywords: [] };
  expect(socialCard('/faq', seo)).toContain('<h1>Terms &amp; &lt;b&gt;Conditions&lt;/b&gt;</h1>');
  expect(cardHash('/faq', seo)).not.toBe(cardHash('/faq', { ...seo, title: 'Terms' }));
});
