import { initialsOf } from './initialsOf.ts';

test.each([
  ['Fernhill Strength', 'FS'],
  ['  Élan  day spa ', 'ÉD'],
  ['𝒜nna', '𝒜'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
