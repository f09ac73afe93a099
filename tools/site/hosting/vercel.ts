import { fileRules, headerRules, namedPages, type Hosting } from './headers.ts';

/** An address in any case of letters, as a pattern: Vercel compares letters in their case. */
const inAnyCase = (path: string) => path.slice(1).replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/**
 * `vercel.json` for a deployment of the built folder. Vercel redirects `/x.html` to `/x`, and applies a rule to missing files too, so
 * each file that is cached has its own.
 */
export function vercelFile({ pages, redirects, files }: Hosting): string {
  const moved = redirects.map(({ path, target }) => ({ source: `/(${inAnyCase(path)})`, destination: target }));
  const capitals = namedPages(pages).map(({ path }) => ({
    // Its own address is left out, because it would lead to itself.
    source: `/((?!${path.slice(1)}$)${inAnyCase(path)})`,
    destination: path,
  }));
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // The folder is already built.
    framework: null,
    buildCommand: '',
    installCommand: '',
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...moved, ...capitals].map((redirect) => ({ ...redirect, statusCode: 301 })),
    headers: headerRules(pages, '(.*)', fileRules(files)).map(([source, headers]) => ({
      source,
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
