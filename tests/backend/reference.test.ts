import { idsBeginWith, referenceOf } from '../../supabase/functions/_shared/reference.ts';

test.each([
  ['00000000-0000-4000-8000-000000000000', '0000-0000'],
  ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'ZZZZ-ZZZZ'],
  ['00000000-0100-4000-8000-000000000000', '0000-0001'],
  ['5d2a7e44-93d4-4c39-8f0e-7d8b6a1c2e33', 'BMN7-WH4K'],
])('the reference number of %s is %s, and leads back to it', (id, reference) => {
  expect(referenceOf(id)).toBe(reference);
  expect(idsBeginWith(reference)).toBe(id.slice(0, 11));
});

test('a number is found however it is written, also with letters that look like its digits', () => {
  for (const written of [
    ' bmn7wh4k',
    'BMN7 WH4K',
    'bmn7 - wh4k',
    'BMN7–WH4K',
    '“BMN7‑WH4K.”',
    '#bmn7_wh4k',
    'ＢＭＮ７－ＷＨ４Ｋ',
  ]) {
    expect(idsBeginWith(written)).toBe('5d2a7e44-93');
  }
  expect(idsBeginWith('oOiL-1l0O')).toBe(idsBeginWith('0011-1100'));
});

test.each(['', 'BMN7', 'BMN7-WH4K-1', 'UUUU-UUUU', 'BMN7-WH4%'])('"%s" is no reference number', (text) =>
  expect(idsBeginWith(text)).toBeNull(),
);
