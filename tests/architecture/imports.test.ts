import { execFileSync } from 'node:child_process';

/** Top to bottom: a layer imports from those below it. */
const LAYERS = [
  ...['app', 'pages', 'layouts', 'sections', 'modals', 'forms', 'components'],
  ...['seo', 'services', 'integrations', 'hooks', 'content', 'theme', 'lib', 'config'],
];
/** Layers whose folders do not import from each other. */
const ISOLATED = ['sections', 'modals'];

type Rejected = Record<string, string[]>;
let rejected: { layers: Rejected; house: Rejected };

beforeAll(() => {
  const output = execFileSync('node', ['tests/architecture/rejected-imports.mjs'], { encoding: 'utf8' });
  rejected = JSON.parse(output) as typeof rejected;
}, 120_000);

test('the linter rejects each import that does not point down the layers, and no other', () => {
  const above = (layer: string) => LAYERS.slice(0, LAYERS.indexOf(layer) + (ISOLATED.includes(layer) ? 1 : 0));
  const expected = LAYERS.map((layer) => [
    `src/${layer}`,
    above(layer)
      .map((name) => `src/${name}`)
      .sort(),
  ]);
  expect(rejected.layers).toEqual(Object.fromEntries(expected));
});

test('the linter rejects tools and tests in the product, tests and other tools in a tool, and no other import', () => {
  const parts = Object.keys(rejected.house);
  const tools = parts.filter((part) => part.startsWith('tools/'));
  expect(tools).toEqual(expect.arrayContaining(['tools/backend', 'tools/shared', 'tools/site', 'tools/start']));
  const expected = (part: string) => {
    if (part === 'tests') return [];
    if (!tools.includes(part)) return ['tests', ...tools];
    return ['tests', ...tools.filter((tool) => tool !== part && tool !== 'tools/shared')];
  };
  expect(rejected.house).toEqual(Object.fromEntries(parts.map((part) => [part, expected(part).sort()])));
});
