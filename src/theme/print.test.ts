import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorSchemes } from './theme.ts';

const print = readFileSync(join(process.cwd(), 'src/theme/print.css'), 'utf8');

test('print replaces every color of the dark color scheme', () => {
  const roles = [...colorSchemes.inverse.matchAll(/(--aw-[\w-]+):/g)].map(([, role = '']) => role);
  expect(roles.length).toBeGreaterThan(10);
  expect(roles.filter((role) => !print.includes(`${role}: #`))).toEqual([]);
});
