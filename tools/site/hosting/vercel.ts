import { fileCaching, FORMER_WORKERS, PAGE_CACHING, siteHeaders, type Header, type Hosting } from './headers.ts';

const toVercel = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

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
    headers: [
      toVercel('/(.*)', siteHeaders),
      ...fileCaching.map(({ folder, caching }) => toVercel(`/${folder}/(.*)`, [['Cache-Control', caching]])),
      ...FORMER_WORKERS.map((path) => toVercel(path, [['Cache-Control', PAGE_CACHING]])),
      ...pages.map(({ path, policy }) =>
        toVercel(path, [
          ['Cache-Control', PAGE_CACHING],
          ['Content-Security-Policy', policy],
        ]),
      ),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
