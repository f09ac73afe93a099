import { acceptance, countMatrix, filterMatrix, matrixOf } from './matrix.ts';

const story = (title: string, name: string, tag: string) => ({
  type: 'story',
  id: `${title.replace('/', '-').toLowerCase()}--${name.toLowerCase()}`,
  title,
  name,
  tags: ['dev', 'test', tag],
});
const entries = [
  story('Sections/Hero', 'Default', 'state:default'),
  story('Sections/Hero', 'Long', 'state:overflow'),
  { type: 'docs', id: 'guides-states--docs', title: 'Guides/States', name: 'Docs' },
  story('Components/Button', 'Disabled', 'state:disabled'),
  story('Components/Button', 'Odd', 'autodocs'),
];
const screenshot = (storyId: string, mode: string, width: number, hash: string) => ({
  [`${storyId}--${mode}`]: { storyId, mode, hash, width, height: 100, by: null, at: null },
});
const accepted = {
  ...screenshot('sections-hero--default', 'desktop', 1440, 'a1'),
  ...screenshot('sections-hero--default', 'phone', 360, 'b2'),
  ...screenshot('components-button--disabled', 'desktop', 1440, 'c3'),
  ...screenshot('gone--story', 'desktop', 1440, 'd4'),
};
const rows = matrixOf(entries, accepted);

test('has a row per state and a cell per mode, narrow first, and no documentation pages', () => {
  expect(rows.map(({ title, states }) => [title, states.map(({ name, kind }) => `${name} ${kind}`)])).toEqual([
    ['Sections/Hero', ['Default default', 'Long overflow']],
    ['Components/Button', ['Disabled disabled', 'Odd untagged']],
  ]);
  expect(rows[0]?.states[0]?.cells.map(({ mode, screenshot }) => [mode, screenshot])).toEqual([
    ['phone', 'screenshots/b2.webp'],
    ['desktop', 'screenshots/a1.webp'],
  ]);
});

test('includes states without a screenshot', () => {
  expect(rows[0]?.states[1]?.cells.map(({ screenshot }) => screenshot)).toEqual([null]);
  expect(countMatrix(rows)).toEqual({ components: 2, states: 4, screenshots: 3, notAccepted: 2 });
  expect(countMatrix(matrixOf(entries, null))).toEqual({ components: 2, states: 4, screenshots: 0, notAccepted: 4 });
});

test.each([
  [{ search: 'HERO def' }, ['Default']],
  [{ onlyNotAccepted: true }, ['Long', 'Odd']],
  [{ search: 'sections', kind: 'disabled' }, []],
])('filtered by %j shows %j', (filter, names) => {
  const filtered = filterMatrix(rows, { search: '', kind: '', onlyNotAccepted: false, ...filter });
  expect(filtered.flatMap(({ states }) => states.map(({ name }) => name))).toEqual(names);
});

const by = (name: string | null, at: string | null) => ({ screenshot: 'screenshots/a1.webp', by: name, at });

test.each([
  [[by('Ada', '2026-11-18T09:30:00.000Z'), by('Grace', '2026-11-19T09:30:00.000Z')], 'Accepted by Grace on November 19, 2026'],
  [[by('Ada', '2026-11-18T09:30:00.000Z'), by('Grace', null)], 'Accepted by Grace'],
  [[by(null, '2026-11-18T09:30:00.000Z')], 'Accepted on November 18, 2026'],
  [[by(null, null)], null],
  [[{ ...by('Ada', null), screenshot: null }], null],
])('%j is described as: %s', (cells, text) => {
  expect(acceptance(cells)).toBe(text);
});
