import type { BreadcrumbList, Graph, Question as QuestionAndAnswer, Thing, WebPage } from 'schema-dts';
import { href, type RouteId } from '../config/paths.ts';
import type { Question, SeoContent, StructuredDataKind } from '../content/types.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { graphId, localBusiness, organization, website } from './organization.ts';
import { socialImage } from './socialImage.ts';
import { videoObject } from './videoObject.ts';

const builders: Record<StructuredDataKind, () => Thing> = { organization, website, localBusiness };

/** JSON-LD for a script element: nothing in it can end the element. */
export const toJsonLd = (data: Thing | Graph): string => JSON.stringify(data).replace(/</g, '\\u003c');

/** The way from the home page to a page; of one item on the home page itself. */
function breadcrumbs(route: RouteId | null, { title, breadcrumb = title, parents = [] }: SeoContent): BreadcrumbList {
  const way = [
    { title: 'Home', route: 'home' as RouteId },
    ...parents,
    ...(route && route !== 'home' ? [{ title: breadcrumb, route }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    ...(route ? { '@id': `${absoluteUrl(href(route))}#breadcrumbs` } : {}),
    itemListElement: way.map((stop, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: stop.title,
      item: absoluteUrl(href(stop.route)),
    })),
  };
}

const questionAndAnswer = ({ question, answer }: Question): QuestionAndAnswer => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

/** The page itself. One with questions is a page of questions and answers, whatever else it shows. */
function webPage(route: RouteId, seo: SeoContent, videoId: string | undefined): WebPage {
  const url = absoluteUrl(href(route));
  const shared = {
    '@id': `${url}#page`,
    url,
    name: seo.title,
    description: seo.description,
    inLanguage: 'en-US',
    isPartOf: { '@id': graphId.website },
    breadcrumb: { '@id': `${url}#breadcrumbs` },
    primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(socialImage(href(route))) },
    ...(videoId ? { video: { '@id': videoId } } : {}),
  } as const;
  if (seo.questions) return { '@type': 'FAQPage', ...shared, mainEntity: seo.questions.map(questionAndAnswer) };
  if (seo.pageType) return { '@type': seo.pageType, ...shared, mainEntity: { '@id': graphId.organization } };
  return { '@type': 'WebPage', ...shared };
}

/** Everything that a page says about itself to search engines, as one JSON-LD graph. */
export function structuredData(route: RouteId | null, seo: SeoContent): Graph {
  const url = route ? absoluteUrl(href(route)) : undefined;
  const film = seo.film && url ? videoObject(seo.film, url) : undefined;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbs(route, seo),
      ...(route ? [webPage(route, seo, film && `${url ?? ''}#film`)] : []),
      ...(film ? [film] : []),
      ...(seo.structuredData ?? []).map((kind) => builders[kind]()),
    ],
  };
}
