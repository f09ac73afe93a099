/**
 * What Google's documents require of each kind of structured data, and which other properties of schema.org the
 * site uses. A property in none of the lists is reported as a mistake.
 */
const DOCS = 'https://developers.google.com/search/docs/appearance/structured-data';

export type Rule = {
  /** The source of the rules; schema.org's own page if Google has none. */
  source: string;
  /** Google shows nothing without these. */
  required: readonly string[];
  /** Google's recommendations that the site follows on every page. */
  recommended: readonly string[];
  /** May be used. */
  optional: readonly string[];
};

const page = ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'breadcrumb', 'primaryImageOfPage'] as const;

export const googleRules: Readonly<Record<string, Rule>> = {
  BreadcrumbList: { source: `${DOCS}/breadcrumb`, required: ['itemListElement'], recommended: [], optional: ['@id'] },
  ListItem: { source: `${DOCS}/breadcrumb`, required: ['position', 'name', 'item'], recommended: [], optional: [] },
  FAQPage: { source: `${DOCS}/faqpage`, required: ['mainEntity'], recommended: page, optional: ['video'] },
  Question: { source: `${DOCS}/faqpage`, required: ['name', 'acceptedAnswer'], recommended: [], optional: [] },
  Answer: { source: `${DOCS}/faqpage`, required: ['text'], recommended: [], optional: [] },
  VideoObject: {
    source: `${DOCS}/video`,
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration', 'contentUrl'],
    optional: ['@id', 'encodingFormat', 'inLanguage', 'caption', 'publisher'],
  },
  JobPosting: {
    source: `${DOCS}/job-posting`,
    required: ['title', 'description', 'datePosted', 'hiringOrganization'],
    recommended: ['identifier', 'directApply'],
    // `validThrough` is asked for only where a posting has an end.
    optional: [
      'validThrough',
      'url',
      'employmentType',
      'jobLocation',
      'jobLocationType',
      'applicantLocationRequirements',
      'baseSalary',
    ],
  },
  Organization: {
    source: `${DOCS}/organization`,
    required: [],
    recommended: ['name', 'logo', 'sameAs'],
    optional: ['@id', 'url', 'slogan', 'email', 'telephone', 'address', 'contactPoint'],
  },
  LocalBusiness: {
    source: `${DOCS}/local-business`,
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'openingHoursSpecification'],
    optional: ['@id', 'image', 'email', 'parentOrganization'],
  },
  PostalAddress: {
    source: `${DOCS}/local-business`,
    required: ['addressLocality', 'addressRegion', 'addressCountry'],
    recommended: [],
    optional: ['streetAddress', 'postalCode'],
  },
  OpeningHoursSpecification: {
    source: `${DOCS}/local-business`,
    required: ['dayOfWeek', 'opens', 'closes'],
    recommended: [],
    optional: [],
  },
  ContactPoint: {
    source: `${DOCS}/organization`,
    required: [],
    recommended: ['telephone', 'email'],
    optional: ['contactType', 'areaServed', 'availableLanguage'],
  },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    required: ['name', 'url'],
    recommended: [],
    optional: ['@id', 'inLanguage', 'publisher'],
  },
  WebPage: { source: 'https://schema.org/WebPage', required: [], recommended: page, optional: ['video'] },
  AboutPage: { source: 'https://schema.org/AboutPage', required: [], recommended: page, optional: ['mainEntity', 'video'] },
  ContactPage: { source: 'https://schema.org/ContactPage', required: [], recommended: page, optional: ['mainEntity', 'video'] },
  ImageObject: { source: 'https://schema.org/ImageObject', required: ['url'], recommended: [], optional: [] },
  Place: { source: `${DOCS}/job-posting`, required: ['address'], recommended: [], optional: [] },
  Country: { source: `${DOCS}/job-posting`, required: ['name'], recommended: [], optional: [] },
  PropertyValue: { source: `${DOCS}/job-posting`, required: ['name', 'value'], recommended: [], optional: [] },
  MonetaryAmount: { source: `${DOCS}/job-posting`, required: ['currency', 'value'], recommended: [], optional: [] },
  QuantitativeValue: {
    source: `${DOCS}/job-posting`,
    required: ['unitText'],
    recommended: ['minValue', 'maxValue'],
    optional: [],
  },
};
