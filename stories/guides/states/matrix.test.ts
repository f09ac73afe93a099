import type { Manifest } from '../../../tests/visual/manifest.ts';
import { countMatrix, filterMatrix, matrixOf, NO_FILTER, optionsOf } from './matrix.ts';

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
const baseline = (of: string, mode: string, width: number) => ({
  story: of,
  title: '',
  name: '',
  mode,
  width,
  height: 100,
  pixels: '',
  file: '',
});
const manifest: Manifest = {
  version: 1,
  environment: null,
  baselines: {
    'sections/hero/default--desktop.png': baseline('sections-hero--default', 'desktop', 1440),
    'sections/hero/default--phone.png': baseline('sections-hero--default', 'phone', 360),
    'components/button/disabled--desktop.png': baseline('components-button--disabled', 'desktop', 1440),
    'gone--desktop.png': baseline('gone--story', 'desktop', 1440),
  },
};
const rows = matrixOf(entries, manifest);

test('has a row a state and a cell a mode, narrow first, and no pages of documentation', () => {
  expect(
    rows.map(({ folder, component, states }) => [folder, component, states.map(({ name, kind }) => `${name} ${kind}`)]),
  ).toEqual([
    ['Sections', 'Hero', ['Default default', 'Long overflow']],
    ['Components', 'Button', ['Disabled disabled', 'Odd untagged']],
  ]);
  expect(rows[0]?.states[0]?.cells.map(({ mode, picture }) => [mode, picture])).toEqual([
    ['phone', 'sections/hero/default--phone.png'],
    ['desktop', 'sections/hero/default--desktop.png'],
  ]);
});

test('shows a state without a picture instead of leaving it out', () => {
  expect(rows[0]?.states[1]?.cells.map(({ picture }) => picture)).toEqual([null]);
  expect(countMatrix(rows)).toEqual({ components: 2, states: 4, pictures: 3, withoutPicture: 2 });
  expect(countMatrix(matrixOf(entries, null))).toEqual({ components: 2, states: 4, pictures: 0, withoutPicture: 4 });
});

test.each([
  [{ folder: 'Components' }, ['Disabled', 'Odd']],
  [{ kind: 'overflow' }, ['Long']],
  [{ words: 'HERO def' }, ['Default']],
  [{ withoutPicture: true }, ['Long', 'Odd']],
  [{ folder: 'Sections', kind: 'disabled' }, []],
])('filtered by %j shows %j', (filter, names) => {
  const filtered = filterMatrix(rows, { ...NO_FILTER, ...filter });
  expect(filtered.flatMap(({ states }) => states.map(({ name }) => name))).toEqual(names);
});

test('offers what there is', () => {
  expect(optionsOf(rows)).toEqual({
    folders: [
      ['Sections', 2],
      ['Components', 2],
    ],
    kinds: [
      ['default', 1],
      ['disabled', 1],
      ['overflow', 1],
      ['untagged', 1],
    ],
  });
});
