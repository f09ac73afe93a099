import { href, type RouteId } from '../config/paths.ts';
import { brand } from '../content/brand.ts';
import type { SeoContent } from '../content/types.ts';
import { Head } from './Head.tsx';
import { absoluteUrl, structuredData } from './structuredData.ts';

export type SeoProps = {
  /** The page; null for the answer to an unknown path, which has no address of its own. */
  route: RouteId | null;
  seo: SeoContent;
};

/** What the browser's tab says. */
export const pageTitle = ({ title }: SeoContent): string => `${title} | ${brand.name}`;

/** A page's head: title, description, social tags, canonical address, structured data. */
export function Seo({ route, seo }: SeoProps) {
  const title = pageTitle(seo);
  const url = route === null ? null : absoluteUrl(href(route));
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      {seo.keywords.length > 0 ? <meta name="keywords" content={seo.keywords.join(', ')} /> : null}
      {seo.noindex ? <meta name="robots" content="noindex" /> : null}
      {url && !seo.noindex ? <link rel="canonical" href={url} /> : null}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={seo.description} />
      {url ? <meta property="og:url" content={url} /> : null}
      <meta property="og:image" content={absoluteUrl('/brand/icon-512.png')} />
      <meta name="twitter:card" content="summary" />
      <script type="application/ld+json">{JSON.stringify(structuredData(route, seo)).replace(/</g, '\\u003c')}</script>
    </Head>
  );
}
