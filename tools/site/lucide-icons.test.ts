import { existsSync } from 'node:fs';
import { importFromFiles, lucideIcons, parseIconFiles } from './lucide-icons.ts';

const files = parseIconFiles(`
export { default as Icon } from './Icon.mjs';
export { default as AlertCircle, default as CircleAlert } from './icons/circle-alert.mjs';
export { default as X, default as XIcon } from './icons/x.mjs';
`);
const fileOf = (name: string): string | undefined => files.get(name);

test('finds an icon by each of its names, and nothing but icons', () => {
  expect([...files]).toEqual([
    ['AlertCircle', './icons/circle-alert.mjs'],
    ['CircleAlert', './icons/circle-alert.mjs'],
    ['X', './icons/x.mjs'],
    ['XIcon', './icons/x.mjs'],
  ]);
});

test('imports icons from their files, and keeps types and the rest', () => {
  const code = "import {\n  CircleAlert,\n  X as Close,\n  Icon,\n  type LucideIcon,\n} from 'lucide-react';\nrest();";
  expect(importFromFiles(code, fileOf)).toBe(
    "import CircleAlert from './icons/circle-alert.mjs'; import Close from './icons/x.mjs'; " +
      "import type { LucideIcon } from 'lucide-react'; import { Icon } from 'lucide-react';\nrest();",
  );
});

test('leaves other imports alone', () => {
  expect(importFromFiles("import { X } from 'elsewhere';", fileOf)).toBeNull();
});

test('finds the files of the installed package', () => {
  const { transform } = lucideIcons() as { transform: (code: string, id: string) => string | null };
  const [file] = /(?<=')[^']+/.exec(transform("import { Play } from 'lucide-react';", '/src/Player.tsx') ?? '') ?? [''];
  expect(file).toMatch(/play\.mjs$/);
  expect(existsSync(file)).toBe(true);
  expect(transform("import { Play } from 'lucide-react';", '/node_modules/other/index.js')).toBeNull();
});
