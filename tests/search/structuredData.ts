import { googleRules } from './googleRules.ts';

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

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/;
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
  const rule = googleRules[type];
  if (!rule) return [`${type}: there is no rule for it`];
  // An organization without an id is only mentioned, and described elsewhere.
  const isMention = type === 'Organization' && !('@id' in properties);
  const wanted = isMention ? ['name'] : [...rule.required, ...rule.recommended];
  const known = new Set(['@context', ...rule.required, ...rule.recommended, ...rule.optional]);
  return [
    ...wanted.filter((name) => isEmpty(properties[name])).map((name) => `${type}: no ${name} (${rule.source})`),
    ...Object.keys(properties)
      .filter((name) => !known.has(name))
      .map((name) => `${type}: ${name} is in no list`),
    ...Object.entries(formats).flatMap(([name, format]) => {
      const value = properties[name];
      return typeof value === 'string' && !format.test(value) ? [`${type}: ${name} is ‘${value}’`] : [];
    }),
  ];
}

/** Rules about several properties at once. */
function problemsOfWhole(node: Node): string[] {
  if (node['@type'] === 'JobPosting') {
    const isRemote = node.jobLocationType === 'TELECOMMUTE' && !isEmpty(node.applicantLocationRequirements);
    return isRemote || !isEmpty(node.jobLocation) ? [] : ['JobPosting: neither a place nor countries'];
  }
  if (node['@type'] === 'BreadcrumbList') {
    const positions = (node.itemListElement as Node[]).map(({ position }) => position);
    return positions.every((position, index) => position === index + 1) ? [] : ['BreadcrumbList: positions are not 1, 2, 3 …'];
  }
  return [];
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
  return [...outside, ...nodesOf(data).flatMap((node) => [...problemsOf(node), ...problemsOfWhole(node)])];
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
      ['title', 'description', 'type', 'site_name', 'locale', 'image', 'image:width', 'image:height', 'image:alt']
        .concat(hasAddress ? ['url'] : [])
        .map((name) => [`og:${name}`, new RegExp(`<meta[^>]*property="og:${name}"[^>]*content="[^"]+"`, 'g')]),
    ),
    ...Object.fromEntries(
      ['card', 'title', 'description', 'image', 'image:alt'].map((name) => [
        `twitter:${name}`,
        new RegExp(`<meta[^>]*name="twitter:${name}"[^>]*content="[^"]+"`, 'g'),
      ]),
    ),
  };
  return Object.entries(tags).flatMap(([name, pattern]) => {
    const count = head.match(pattern)?.length ?? 0;
    return count === 1 ? [] : [`${name}: ${count} times`];
  });
}
