import { fileRules, headerRules, namedPages, type Hosting } from './headers.ts';

/** A page's address in any case of letters but its own, as a pattern: Vercel compares letters in their case. */
const capitalPattern = (path: string) => {
  const letters = path.slice(1).replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return `/((?!${path.slice(1)}$)${letters})`;
};

/**
 * `vercel.json` for a deployment of the built folder. Vercel redirects `/x.html` to `/x`, and applies a rule to missing files too, so
 * each file that is cached has its own.
 */
export function vercelFile({ pages, redirects, files }: Hosting): string {
  const capitals = namedPages(pages).map(({ path }) => ({ path: capitalPattern(path), target: path }));
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // The folder is already built.
    framework: null,
    buildCommand: '',
    installCommand: '',
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...redirects, ...capitals].map(({ path, target }) => ({ source: path, destination: target, statusCode: 301 })),
    headers: headerRules(pages, '(.*)', fileRules(files)).map(([source, headers]) => ({
      source,
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
