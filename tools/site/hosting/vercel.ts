import { headerRules, type Hosting } from './headers.ts';

/** `vercel.json` for a deployment of the built folder. Vercel redirects `/x.html` to `/x`. */
export function vercelFile({ pages, redirects }: Hosting): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // The folder is already built.
    framework: null,
    buildCommand: '',
    installCommand: '',
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ path, target }) => ({ source: path, destination: target, statusCode: 301 })),
    headers: headerRules(pages, '(.*)').map(([source, headers]) => ({
      source,
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
