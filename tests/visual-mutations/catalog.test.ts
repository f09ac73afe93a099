import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { selectAffected } from '../../tools/visual/capture/changed-since.ts';
import { kebab } from '../../tools/visual/manifest/manifest.ts';
import { applyTo } from '../../tools/visual/mutations/seed.ts';
import { catalog } from './catalog.ts';

const root = join(__dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Ids as Storybook makes them, read from the source: loading every story would take longer than the rest of these tests. */
const storyIds = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const [folder = '', component = ''] = file.replaceAll('\\', '/').replace('.stories.tsx', '').split('/');
    const names = [...read(join('stories', file)).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => kebab(name));
    return names.map((name) => `${folder}-${component.toLowerCase()}--${name}`);
  });

test('there are at least forty faults of many kinds, each with its own name', () => {
  const seeded = catalog.filter(({ expect: check }) => check !== null);
  expect(seeded.length).toBeGreaterThanOrEqual(40);
  expect(new Set(catalog.map(({ id }) => id)).size).toBe(catalog.length);
  expect(new Set(seeded.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30);
});

test.each(catalog.map((mutation) => [mutation.id, mutation] as const))('%s can still be seeded', (_, mutation) => {
  expect(() => applyTo(read(mutation.file), mutation)).not.toThrow();
  for (const wanted of mutation.stories) {
    const found = storyIds.some((id) => id === wanted || id.startsWith(`${wanted}--`));
    expect(found ? wanted : `no story ${wanted}`).toBe(wanted);
  }
  expect(mutation.stories.length).toBeGreaterThan(0);
  expect(mutation.blindness === undefined).toBe(mutation.expect !== null);
});

test.each([
  'src/theme/palette.ts',
  'public/fonts/inter.woff2',
  'vite.config.ts',
  'tools/visual/gate.ts',
  'tools/shared/browser.ts',
])('every story depends on %s', (file) => expect(selectAffected([file], [], new Map())).toContain(file));
