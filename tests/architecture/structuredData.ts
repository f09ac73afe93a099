const DOCS = 'https://developers.google.com/search/docs/appearance/structured-data';
const page = ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'breadcrumb'];

/**
 * The properties of each kind of structured data that Google requires, or recommends and the site has on every page, after the
 * page that says so. A wrong name does not compile, because the types come from `schema-dts`.
 */
const rules: Readonly<Record<string, readonly [source: string, ...properties: string[]]>> = {
  BreadcrumbList: [`${DOCS}/breadcrumb`, 'itemListElement'],
  ListItem: [`${DOCS}/breadcrumb`, 'position', 'name', 'item'],
  FAQPage: [`${DOCS}/faqpage`, ...page, 'mainEntity'],
  Question: [`${DOCS}/faqpage`, 'name', 'acceptedAnswer'],
  Answer: [`${DOCS}/faqpage`, 'text'],
  JobPosting: [`${DOCS}/job-posting`, 'title', 'description', 'datePosted', 'hiringOrganization', 'identifier', 'directApply'],
  Organization: [`${DOCS}/organization`, 'name', 'logo', 'sameAs'],
  LocalBusiness: [`${DOCS}/local-business`, 'name', 'address', 'telephone', 'url', 'openingHoursSpecification'],
  PostalAddress: [`${DOCS}/local-business`, 'addressLocality', 'addressRegion', 'addressCountry'],
  OpeningHoursSpecification: [`${DOCS}/local-business`, 'dayOfWeek', 'opens', 'closes'],
  WebSite: ['https://developers.google.com/search/docs/appearance/site-names', 'name', 'url'],
  WebPage: ['https://schema.org/WebPage', ...page],
  AboutPage: ['https://schema.org/AboutPage', ...page],
  ContactPage: ['https://schema.org/ContactPage', ...page],
  Place: [`${DOCS}/job-posting`, 'address'],
  Country: [`${DOCS}/job-posting`, 'name'],
  PropertyValue: [`${DOCS}/job-posting`, 'name', 'value'],
  MonetaryAmount: [`${DOCS}/job-posting`, 'currency', 'value'],
  QuantitativeValue: [`${DOCS}/job-posting`, 'unitText', 'minValue', 'maxValue'],
};

/** A typed part of a page's JSON-LD. */
export type Node = { '@type': string; [property: string]: unknown };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNode = (value: unknown): value is Node => isObject(value) && typeof value['@type'] === 'string';

/** Every JSON-LD script of a page's HTML, parsed. */
export const readJsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );

/** The value and everything inside it. */
const within = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.flatMap(within) : isObject(value) ? [value, ...Object.values(value).flatMap(within)] : [value];

export const nodesOf = (data: unknown): Node[] => within(data).filter(isNode);

/** The ids by which a page refers to nodes that may be described elsewhere. */
export const referencesOf = (data: unknown): string[] =>
  within(data)
    .filter(isObject)
    .filter((value) => Object.keys(value).length === 1 && typeof value['@id'] === 'string')
    .map((value) => value['@id'] as string);

/** Every address on the site itself. */
export const ownAddresses = (data: unknown, origin: string): string[] =>
  within(data).filter((value): value is string => typeof value === 'string' && value.startsWith(`${origin}/`));

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;
const isoDuration = /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/;

/** The formats of properties, in nodes of any type. */
const formats: Readonly<Record<string, RegExp>> = {
  uploadDate: isoDate,
  datePosted: isoDate,
  validThrough: isoDate,
  duration: isoDuration,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  telephone: /^\+\d/,
  url: /^https:\/\//,
  thumbnailUrl: /^https:\/\//,
  contentUrl: /^https:\/\//,
  logo: /^https:\/\//,
  image: /^https:\/\//,
  item: /^https:\/\//,
};

function problemsOf(node: Node): string[] {
  const { '@type': type, ...properties } = node;
  const rule = rules[type];
  if (!rule) return [`${type}: there is no rule for it`];
  const [source, ...asked] = rule;
  // An organization without an id is only mentioned, and described elsewhere.
  const isMention = type === 'Organization' && !('@id' in properties);
  return [
    ...(isMention ? ['name'] : asked)
      .filter((name) => isEmpty(properties[name]))
      .map((name) => `${type}: no ${name} (${source})`),
    ...Object.entries(formats).flatMap(([name, format]) => {
      const value = properties[name];
      return typeof value === 'string' && !format.test(value) ? [`${type}: ${name} is ‘${value}’`] : [];
    }),
  ];
}

/**
 * @param html a page
 * @returns what is wrong with its structured data, one line each; a page without any is wrong too
 */
export function structuredDataProblems(html: string): string[] {
  const data = readJsonLd(html);
  if (data.length === 0) return ['no structured data'];
  const outside = data
    .filter((item) => item['@context'] !== 'https://schema.org')
    .map(() => 'a script without schema.org’s context');
  return [...outside, ...nodesOf(data).flatMap(problemsOf)];
}

/**
 * @param html a page
 * @returns which of the tags that every page needs are missing, empty or duplicated
 */
export function headProblems(html: string, { hasAddress = true } = {}): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = {
    title: /<title[^>]*>[^<]+<\/title>/g,
    description: /<meta[^>]*name="description"[^>]*content="[^"]+"/g,
    ...(hasAddress ? { canonical: /<link[^>]*rel="canonical"[^>]*href="https:[^"]+"/g } : {}),
    ...Object.fromEntries(
      ['title', 'description', 'type', 'site_name', 'image', 'image:width', 'image:height', 'image:alt']
        .concat(hasAddress ? ['url'] : [])
        .map((name) => [`og:${name}`, new RegExp(`<meta[^>]*property="og:${name}"[^>]*content="[^"]+"`, 'g')]),
    ),
    'twitter:card': /<meta[^>]*name="twitter:card"[^>]*content="[^"]+"/g,
  };
  return Object.entries(tags).flatMap(([name, pattern]) => {
    const count = head.match(pattern)?.length ?? 0;
    return count === 1 ? [] : [`${name}: ${count} times`];
  });
}
