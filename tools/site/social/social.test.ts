import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../../../src/content/brand.ts';
import { SOCIAL_IMAGE_SIZE } from '../../../src/config/paths.ts';
import { balancedLines, socialCard } from './card.ts';
import type { Outliner } from './outlines.ts';

/** Ten pixels per letter, and the text itself instead of its outline. */
const plainText: Outliner = (text) => ({ svg: `[${text}]`, width: text.length * 10 });
const card = (path: string, title: string) => socialCard(path, { title, description: '', keywords: [] }, plainText, plainText);

test('a title is broken into as few lines as possible, of about equal length', () => {
  const lines = (text: string, limit: number) => balancedLines(text, (line) => line.length, limit);
  expect(lines('Contact', 20)).toEqual(['Contact']);
  expect(lines('One two', 20)).toEqual(['One two']);
  expect(lines('Medical weight loss brand', 20)).toEqual(['Medical weight', 'loss brand']);
  expect(lines('Incomprehensibilities here', 10)).toEqual(['Incomprehensibilities', 'here']);
});

test('a card has its page’s title and place in the site, the brand, and colors without CSS variables', () => {
  expect(card('/faq', 'Questions')).toMatch(
    new RegExp([brand.tagline, 'Questions', brand.name, brand.domain].map((text) => `\\[${text}\\]`).join('.*'), 's'),
  );
  expect(card('/privacy-policy', 'Privacy')).toContain('[Legal]');
  for (const path of ['/', '/faq', '/careers']) expect(card(path, 'A title')).not.toMatch(/var\(|currentColor'/);
});

test('cards are PNG files, small enough for any social network', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  try {
    const script = `import { writeSocialCards } from './tools/site/social/cards.ts';
      const seo = { title: 'Medication Intake Review Specialist', description: '', keywords: [] };
      await writeSocialCards([{ path: '/jobs/tester', seo }], '${folder}', '${folder}/cache');`;
    const options = { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } } as const;
    const drawing = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], options);
    expect(drawing).toMatchObject({ status: 0 });
    const file = join(folder, 'social', 'jobs-tester.png');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', ...SOCIAL_IMAGE_SIZE });
    expect(statSync(file).size).toBeLessThan(60 * 1024);
    const { entropy } = await sharp(file).extract({ left: 72, top: 200, width: 560, height: 240 }).stats();
    expect(entropy).toBeGreaterThan(0.3);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);
