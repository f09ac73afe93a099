import { FOLDER } from '../../../tools/visual/panel/data.ts';
import { screenshotPath } from '../../../tools/visual/types.ts';
import { matrixOf, searchMatrix } from './matrix.ts';

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
  [`${storyId}--${mode}`]: { storyId, mode, hash, width, height: 100 },
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
    ['Components/Button', ['Disabled disabled', 'Odd null']],
  ]);
  expect(rows[0]?.states[0]?.cells.map(({ mode, screenshot }) => [mode, screenshot])).toEqual([
    // Where the gate publishes them.
    ['phone', FOLDER + screenshotPath('b2')],
    ['desktop', FOLDER + screenshotPath('a1')],
  ]);
});

test.each([
  ['not accepted yet', accepted],
  ['not tested yet', null],
])('a state without a screenshot is %s', (mode, results) => {
  const [hero] = matrixOf(entries, results);
  expect(hero?.states[1]?.cells).toEqual([{ mode, screenshot: null, width: 1440, height: 900 }]);
});

test('includes every state without results', () => {
  expect(matrixOf(entries, null).flatMap(({ states }) => states)).toHaveLength(4);
});

test.each([
  ['HERO def', ['Default']],
  ['disabled', ['Disabled']],
  ['sections disabled', []],
])('a search for %j finds %j', (search, names) => {
  expect(searchMatrix(rows, search).flatMap(({ states }) => states.map(({ name }) => name))).toEqual(names);
});
