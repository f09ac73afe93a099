import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFaces } from './fonts.ts';
import { fontFamily } from './typography.ts';

const SRC = join(__dirname, '..');

const faces = [...fontFaces.matchAll(/font-family:'([^']+)';font-weight:(\d+)(?: (\d+))?;src:([^;}]+)/g)].map(
  ([, family = '', least = '', most = least, sources = '']) => ({ family, least: +least, most: +most, sources }),
);

/** The names of a stack that a face has to be declared for: the others are the visitor's own fonts. */
const declaredNames = (stack: string) => [...stack.matchAll(/'([^']+)'/g)].map(([, name]) => name);

const coversWeight = (family: string | undefined, weight: number) =>
  faces.some((face) => face.family === family && face.least <= weight && weight <= face.most);

/** Every weight in the styles, and that of `strong`. */
const weights = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*\.test\.).*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(SRC, file), 'utf8').matchAll(/font-weight: (\w+);/g)].map(([, weight]) => Number(weight)),
    )
    .concat(700),
);
const HEADING = 480;

test('headings have one weight, and everything else those of text', () => {
  expect([...weights].sort()).toEqual([400, HEADING, 500, 600, 700]);
});

test.each(declaredNames(fontFamily.heading))('%s has the weight of headings', (family) => {
  expect(coversWeight(family, HEADING)).toBe(true);
});

test.each(declaredNames(fontFamily.text))('%s has each weight of text', (family) => {
  const missing = [...weights].filter((weight) => weight !== HEADING && !coversWeight(family, weight));
  expect(missing).toEqual([]);
});

test('a face that stands in for bold text is a bold one, and no other is', () => {
  const local = faces.filter(({ sources }) => sources.startsWith('local('));
  for (const { least, sources } of local)
    for (const [, name] of sources.matchAll(/local\('([^']+)'\)/g))
      expect([name, /bold/i.test(name ?? '')]).toEqual([name, least >= 600]);
});

test('every declared face is in a stack', () => {
  const named = Object.values(fontFamily).flatMap(declaredNames);
  expect([...new Set(faces.map(({ family }) => family))].sort()).toEqual([...named].sort());
});
