import { compareText } from './text.ts';

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
  ['a word less', ['Ardenwell', 'Scale practice', 'Book a demo'], heading, '“your” is gone.'],
])('tells %s in words', (_, after, where, words) => {
  expect(compareText(page, after, where).words).toBe(words);
});

it('groups the same words, whatever stands around them', () => {
  const group = (before: string[], after: string[]) => compareText(before, after, null).group;
  expect(group(page, ['Grow', 'Book a demo', 'Ardenwell'])).toBe(group(['Scale your practice'], ['Grow']));
  expect([group(page, page), group([], page)]).toEqual([undefined, undefined]);
});
