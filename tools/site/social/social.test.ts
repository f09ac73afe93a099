import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { timeLimit } from '../../shared/timeLimit.ts';

jest.setTimeout(timeLimit(300_000));

test('a card is a PNG file with its page’s title in the brand’s font', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  try {
    const script = `import { writeSocialCards } from './tools/site/social/cards.ts';
      const seo = { title: 'Medication Intake Review Specialist', description: '', keywords: [] };
      await writeSocialCards([{ path: '/jobs/tester', seo }], '${folder}', '${folder}/cache');`;
    // The card is drawn in a process of its own: jest hides its environment from the image library, which reads there where fonts are.
    const drawing = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(drawing).toMatchObject({ status: 0 });
    const file = join(folder, 'social', 'jobs-tester.png');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // The widest line, `Intake Review`: other fonts would be wider or narrower.
    const line = await sharp(file).extract({ left: 0, top: 260, width: 690, height: 100 }).toBuffer();
    const { info } = await sharp(line).trim().toBuffer({ resolveWithObject: true });
    expect(Math.abs(info.width - 504)).toBeLessThan(4);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
