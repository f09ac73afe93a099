import { compareText } from './text.ts';

const page = ['Ardenwell', 'Scale your practice', 'Book a demo'];
const heading = 'heading “Grow your practice”';

it.each([
  ['another word', ['Ardenwell', 'Grow your practice', 'Book a demo'], heading, 'The heading reads “Grow” instead of “Scale”.'],
  [
    'several elements',
    ['Ardenwell', 'Grow', 'Book'],
    'heading “Grow”, link “Book”',
    /^The text reads “Grow Book” instead of “Scale/,
  ],
  ['a line more', [...page, 'New here'], null, '“New here” is new.'],
  ['a word less', ['Ardenwell', 'Scale practice', 'Book a demo'], heading, '“your” is gone.'],
])('tells %s in words', (_, after, where, words) => {
  expect(compareText(page, after, where).words).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
});

it('groups the same words, whatever stands around them', () => {
  const group = (before: string[], after: string[]) => compareText(before, after, null).group;
  expect(group(page, ['Grow', 'Book a demo', 'Ardenwell'])).toBe(group(['Scale your practice'], ['Grow']));
  expect([group(page, page), group([], page)]).toEqual([undefined, undefined]);
});
