import type { LocalBusiness, Organization, PostalAddress, WebSite } from 'schema-dts';
import { brand } from '../content/brand.ts';
import { absoluteUrl } from './absoluteUrl.ts';

/** Names under which the parts of a graph refer to each other. They are the same on every page. */
export const graphId = {
  organization: absoluteUrl('/#organization'),
  website: absoluteUrl('/#website'),
  office: absoluteUrl('/#office'),
} as const;

/** Square, and larger than the 112 pixels that Google asks of a logo. */
const logo = absoluteUrl('/brand/icon-512.png');

const address = (): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: brand.address.street,
  addressLocality: brand.address.city,
  addressRegion: brand.address.region,
  postalCode: brand.address.postalCode,
  addressCountry: brand.address.country,
});

/** A telephone number as schema.org wants it: with the country's code. */
const telephone = `+1 ${brand.phone}`;

export const organization = (): Organization => ({
  '@type': 'Organization',
  '@id': graphId.organization,
  name: brand.name,
  slogan: brand.tagline,
  url: absoluteUrl('/'),
  logo,
  email: brand.email,
  telephone,
  address: address(),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone,
    email: brand.email,
    areaServed: brand.address.country,
    availableLanguage: 'en',
  },
  sameAs: brand.social.map(({ url }) => url),
});

export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': graphId.website,
  name: brand.name,
  url: absoluteUrl('/'),
  inLanguage: 'en-US',
  publisher: { '@id': graphId.organization },
});

export const localBusiness = (): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': graphId.office,
  name: brand.name,
  url: absoluteUrl('/'),
  image: logo,
  telephone,
  email: brand.email,
  address: address(),
  parentOrganization: { '@id': graphId.organization },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
  },
});
