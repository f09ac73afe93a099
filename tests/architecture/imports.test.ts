import { execFileSync } from 'node:child_process';

/** Top to bottom: a layer imports from those below it. */
const LAYERS = [
  ...['app', 'pages', 'layouts', 'sections', 'modals', 'forms', 'components'],
  ...['seo', 'services', 'integrations', 'hooks', 'content', 'theme', 'lib', 'config'],
];
/** Layers whose folders do not import from each other. */
const ISOLATED = ['sections', 'modals'];

test('the linter rejects each import that does not point down the layers, and no other', () => {
  const rejected = JSON.parse(execFileSync('node', ['tests/architecture/rejected-imports.mjs'], { encoding: 'utf8' })) as object;
  const expected = (layer: string) => LAYERS.slice(0, LAYERS.indexOf(layer) + (ISOLATED.includes(layer) ? 1 : 0)).sort();
  expect(rejected).toEqual(Object.fromEntries(LAYERS.map((layer) => [layer, expected(layer)])));
}, 60_000);
