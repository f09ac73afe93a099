import type { Change } from '../types.ts';
import { describeChange } from '../outcome.ts';
import { addText } from './text.ts';

const region = { x: 0, y: 0, width: 1, height: 1 };
const size = { width: 9, height: 9 };
const pixels: Change = {
  pixels: 1,
  region,
  regions: [region],
  before: size,
  after: size,
  shift: null,
  recoloring: null,
  group: 'a',
  where: null,
  words: null,
};

const page = ['Ardenwell', 'Scale your practice', 'Book a demo'];
const heading = 'heading “Grow your practice”';

it.each([
  ['another word', ['Ardenwell', 'Grow your practice', 'Book a demo'], heading, 'The heading reads “Grow” instead of “Scale”.'],
  [
    'lines that break elsewhere',
    ['Ardenwell', 'Grow your'],
    null,
    'The text reads “Grow your” instead of “Scale your practice Book a demo”.',
  ],
  [
    'several elements',
    ['Ardenwell', 'Grow your practice', 'Book a call'],
    null,
    'The text reads “Grow” instead of “Scale”, “call” instead of “demo”.',
  ],
  ['a line more', [...page, 'New here'], null, '“New here” is new.'],
  ['a word less', ['Ardenwell', 'Scale practice', 'Book a demo'], 'heading “Scale practice”', '“your” is gone.'],
])('tells %s in words', (_, after, where, words) => {
  expect(describeChange(addText(pixels, page, after, where))).toBe(words);
});

it('names what the words do not tell of', () => {
  const { words, where } = addText(
    pixels,
    page,
    ['Ardenwell', 'Grow your practice', 'Book a demo'],
    `${heading}, button “Book a demo”`,
  );
  expect(describeChange({ ...pixels, words, where })).toBe(
    'The text reads “Grow” instead of “Scale”. What differs: heading “Grow your practice”, button “Book a demo”.',
  );
  expect(describeChange({ ...pixels, where: 'button “Send”' })).toBe('It looks different at button “Send”.');
});

it('one decision has the same words and the same pixels', () => {
  const group = (before: string[], after: string[], of = pixels) => addText(of, before, after, null).group;
  expect(group(page, ['Grow', 'Book a demo', 'Ardenwell'])).toBe(group(['Scale your practice'], ['Grow']));
  expect(group(page, ['Grow'])).not.toBe(group(page, ['Grow'], { ...pixels, group: 'b' }));
  expect([group(page, page), group([], page)]).toEqual(['a', 'a']);
});
