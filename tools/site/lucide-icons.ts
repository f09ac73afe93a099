/**
 * Imports each icon from its own file. Otherwise a build reads all two thousand files of `lucide-react` for the dozen
 * that are used: three quarters of the modules of a Storybook build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"];?/g;

/** Every name that the package exports → the file it comes from, read from the package's own list. */
export function parseIconFiles(entry: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of entry.matchAll(/export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

/** Replaces the imports of icons and keeps others. Null when nothing changes. */
export function importFromFiles(code: string, fileOf: (name: string) => string | undefined): string | null {
  const replaced = code.replace(IMPORT, (_, list: string) => {
    const rest: string[] = [];
    const types: string[] = [];
    const imports: string[] = [];
    for (const item of list.split(',').map((part) => part.trim())) {
      if (item === '') continue;
      if (item.startsWith('type ')) {
        types.push(item.slice('type '.length));
        continue;
      }
      const [name = '', local = name] = item.split(/\s+as\s+/);
      const file = fileOf(name);
      if (file === undefined) rest.push(item);
      else imports.push(`import ${local} from '${file}';`);
    }
    // A type import as a whole: with `{ type X }` the import would still load the package.
    if (types.length > 0) imports.push(`import type { ${types.join(', ')} } from 'lucide-react';`);
    if (rest.length > 0) imports.push(`import { ${rest.join(', ')} } from 'lucide-react';`);
    // On one line, so that the lines below keep their numbers.
    return imports.join(' ');
  });
  return replaced === code ? null : replaced;
}

export function lucideIcons(): Plugin {
  const folder = join(process.cwd(), 'node_modules', 'lucide-react', 'dist', 'esm');
  const files = parseIconFiles(readFileSync(join(folder, 'lucide-react.mjs'), 'utf8'));
  const fileOf = (name: string): string | undefined => {
    const file = files.get(name);
    return file === undefined ? undefined : join(folder, file).replaceAll('\\', '/');
  };
  return {
    name: 'lucide-icons',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/node_modules/') || !code.includes('lucide-react') ? null : importFromFiles(code, fileOf),
  };
}
