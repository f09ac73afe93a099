import { href, type RouteId } from '../config/paths.ts';
import { settings } from '../config/settings.ts';
import { brand } from '../content/brand.ts';
import type { SeoContent, StructuredDataKind } from '../content/types.ts';

/** A schema.org description as JSON-LD. */
export type StructuredData = Record<string, unknown>;

export const absoluteUrl = (path: string): string => new URL(path, settings.SITE_URL).href;

const organizationId = absoluteUrl('/#organization');

const organization = (): StructuredData => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/brand/icon-512.png'),
  email: brand.email,
  telephone: brand.phone,
  sameAs: brand.social.map(({ url }) => url),
});

const website = (): StructuredData => ({
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: brand.name,
  url: absoluteUrl('/'),
  publisher: { '@id': organizationId },
});

const localBusiness = (): StructuredData => ({
  '@type': 'LocalBusiness',
  '@id': absoluteUrl('/#office'),
  name: brand.name,
  url: absoluteUrl('/'),
  image: absoluteUrl('/brand/icon-512.png'),
  telephone: brand.phone,
  email: brand.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.city,
    addressRegion: brand.address.region,
    postalCode: brand.address.postalCode,
    addressCountry: brand.address.country,
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
  },
});

const builders: Record<StructuredDataKind, () => StructuredData> = { organization, website, localBusiness };

/** The way from the home page to a page; of one item on the home page itself. */
function breadcrumbs(route: RouteId | null, { title, breadcrumb = title, parents = [] }: SeoContent): StructuredData {
  const way = [
    { title: 'Home', route: 'home' as RouteId },
    ...parents,
    ...(route && route !== 'home' ? [{ title: breadcrumb, route }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((stop, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: stop.title,
      item: absoluteUrl(href(stop.route)),
    })),
  };
}

/** Everything that a page says about itself to search engines, as one JSON-LD graph. */
export const structuredData = (route: RouteId | null, seo: SeoContent): StructuredData => ({
  '@context': 'https://schema.org',
  '@graph': [breadcrumbs(route, seo), ...(seo.structuredData ?? []).map((kind) => builders[kind]())],
});
