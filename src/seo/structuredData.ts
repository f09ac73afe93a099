import type {
  BreadcrumbList,
  Graph,
  LocalBusiness,
  Organization,
  PostalAddress,
  Question as QuestionAndAnswer,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { href, type RouteId } from '../config/paths.ts';
import { absoluteUrl } from '../config/settings.ts';
import { brand } from '../content/brand.ts';
import { internationalPhone } from '../lib/links.ts';
import type { Question, SeoContent, StructuredDataKind } from '../content/types.ts';

/** Ids by which the nodes of a graph refer to each other, the same on every page. */
const graphId = {
  organization: absoluteUrl('/#organization'),
  website: absoluteUrl('/#website'),
  office: absoluteUrl('/#office'),
} as const;

/** Square; Google wants at least 112 pixels. */
const logo = absoluteUrl('/brand/icon-512.png');

const address: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: brand.address.street,
  addressLocality: brand.address.city,
  addressRegion: brand.address.region,
  postalCode: brand.address.postalCode,
  addressCountry: brand.address.country,
};

/** With the country code, as schema.org wants it. */
const telephone = internationalPhone(brand.phone);

const organization: Organization = {
  '@type': 'Organization',
  '@id': graphId.organization,
  name: brand.name,
  slogan: brand.tagline,
  url: absoluteUrl('/'),
  logo,
  email: brand.email,
  telephone,
  address,
  sameAs: brand.social.map(({ url }) => url),
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': graphId.website,
  name: brand.name,
  url: absoluteUrl('/'),
  inLanguage: 'en-US',
  publisher: { '@id': graphId.organization },
};

const localBusiness: LocalBusiness = {
  '@type': 'LocalBusiness',
  '@id': graphId.office,
  name: brand.name,
  url: absoluteUrl('/'),
  image: logo,
  telephone,
  email: brand.email,
  address,
  parentOrganization: { '@id': graphId.organization },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
  },
};

const nodes: Record<StructuredDataKind, Thing> = { organization, website, localBusiness };

/** JSON-LD for a script element. Escaped, so that no text can end the element. */
export const toJsonLd = (data: Thing | Graph): string => JSON.stringify(data).replace(/</g, '\\u003c');

function breadcrumbs(route: RouteId | null, { title, breadcrumb = title, parents = [] }: SeoContent): BreadcrumbList {
  const trail = [
    { title: 'Home', route: 'home' as RouteId },
    ...parents,
    ...(route && route !== 'home' ? [{ title: breadcrumb, route }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    ...(route ? { '@id': `${absoluteUrl(href(route))}#breadcrumbs` } : {}),
    itemListElement: trail.map((page, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: page.title,
      item: absoluteUrl(href(page.route)),
    })),
  };
}

const questionAndAnswer = ({ question, answer }: Question): QuestionAndAnswer => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

/** A page with questions is an FAQPage, whatever else it shows. */
function webPage(route: RouteId, seo: SeoContent): WebPage {
  const url = absoluteUrl(href(route));
  const shared = {
    '@id': `${url}#page`,
    url,
    name: seo.title,
    description: seo.description,
    inLanguage: 'en-US',
    isPartOf: { '@id': graphId.website },
    breadcrumb: { '@id': `${url}#breadcrumbs` },
  } as const;
  if (seo.questions) return { '@type': 'FAQPage', ...shared, mainEntity: seo.questions.map(questionAndAnswer) };
  if (seo.pageType) return { '@type': seo.pageType, ...shared, mainEntity: { '@id': graphId.organization } };
  return { '@type': 'WebPage', ...shared };
}

/** A page's JSON-LD. */
export function structuredData(route: RouteId | null, seo: SeoContent): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbs(route, seo),
      ...(route ? [webPage(route, seo)] : []),
      ...(seo.structuredData ?? []).map((kind) => nodes[kind]),
    ],
  };
}
