import { countSnapshots, describeCount } from './count.ts';

const visit = (title: string, mode: string, snapshot = true) =>
  ({ story: { title }, mode: { name: mode }, checks: { snapshot } }) as Parameters<typeof countSnapshots>[0][number];

const count = countSnapshots([
  visit('Sections/Hero', 'phone'),
  visit('Sections/Hero', 'desktop'),
  visit('Components/Button', 'desktop'),
  visit('Components/Strobe', 'desktop', false),
]);

test('counts each story in each mode, and none for a story that takes no picture', () => {
  expect(count).toEqual({
    byMode: [
      ['desktop', 2],
      ['phone', 1],
    ],
    byFolder: [
      ['Sections', 2],
      ['Components', 1],
    ],
    total: 3,
    without: 1,
  });
});

test('says the bill', () => {
  expect(describeCount(count)).toContain('3 snapshots for a full run, in one browser; 1 stories take none.');
});
