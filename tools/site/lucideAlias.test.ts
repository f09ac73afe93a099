import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ICONS = join(__dirname, '..', '..', 'node_modules', 'lucide-react', 'dist', 'esm', 'icons');

// Otherwise pages would carry the package's own function, which is 1.2 KiB more, and no other test would notice.
test('every icon of lucide-react imports the function that vite.config.ts replaces', () => {
  const icons = readdirSync(ICONS).filter((file) => file.endsWith('.mjs') && file !== 'index.mjs');
  // Some are only another name of one.
  const code = icons
    .map((file) => readFileSync(join(ICONS, file), 'utf8'))
    .filter((text) => !text.includes('export { default } from'));
  expect(code.length).toBeGreaterThan(1000);
  expect(code.filter((text) => !text.includes("'../createLucideIcon.mjs'"))).toEqual([]);
});
