import { brand } from '../content/brand.ts';
import type { VideoMetadata } from '../content/videos.ts';
import type { SeoContent } from '../content/types.ts';
import { videoUrl } from '../integrations/video.ts';
import { plainQuestion } from './plainQuestion.ts';
import { structuredData, toJsonLd } from './structuredData.ts';
import { videoObject } from './videoObject.ts';

const SITE = `https://${brand.domain}`;
const seo: SeoContent = { title: 'Opening hours', description: 'When we are there.', keywords: [] };
const film: VideoMetadata = {
  ...{ name: 'A film', description: 'What happens.', file: '/film/a', thumbnail: '/film/a.webp' },
  ...{ uploadDate: '2026-11-20T09:00:00-06:00', seconds: 65 },
};
const telephone = `+1 ${brand.phone}`;
const address = {
  '@type': 'PostalAddress',
  streetAddress: brand.address.street,
  addressLocality: brand.address.city,
  addressRegion: brand.address.region,
  postalCode: brand.address.postalCode,
  addressCountry: brand.address.country,
};

jest.mock('../integrations/video.ts', () => ({ videoUrl: jest.fn() }));

const page = (route: string) => ({
  '@id': `${SITE}${route}#page`,
  url: `${SITE}${route}`,
  name: 'Opening hours',
  description: 'When we are there.',
  inLanguage: 'en-US',
  isPartOf: { '@id': `${SITE}/#website` },
  breadcrumb: { '@id': `${SITE}${route}#breadcrumbs` },
  primaryImageOfPage: { '@type': 'ImageObject', url: `${SITE}/social${route}.png` },
});
const stop = (position: number, name: string, path: string) => ({
  ...{ '@type': 'ListItem', position, name, item: `${SITE}${path}` },
});

test('a page stands below the home page', () => {
  expect(structuredData('faq', seo)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        '@id': `${SITE}/faq#breadcrumbs`,
        itemListElement: [stop(1, 'Home', '/'), stop(2, 'Opening hours', '/faq')],
      },
      { '@type': 'WebPage', ...page('/faq') },
    ],
  });
});

test('between them are its parents, and it may have a shorter name there', () => {
  const parents = [{ title: 'Careers', route: 'careers' }] as const;
  expect(structuredData('contact', { ...seo, parents, breadcrumb: 'Hours' })).toMatchObject({
    '@graph': [{ itemListElement: [stop(1, 'Home', '/'), stop(2, 'Careers', '/careers'), stop(3, 'Hours', '/contact')] }, {}],
  });
});

test('the home page is the way’s only stop', () => {
  expect(structuredData('home', seo)).toMatchObject({
    '@graph': [{ '@id': `${SITE}/#breadcrumbs`, itemListElement: [stop(1, 'Home', '/')] }, { url: `${SITE}/` }],
  });
});

test('an unknown path is no page', () => {
  expect(structuredData(null, { ...seo, film })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'BreadcrumbList', itemListElement: [stop(1, 'Home', '/')] }],
  });
});

test('a page with questions answers them', () => {
  const questions = [{ question: 'When?', answer: 'Now.' }];
  expect(structuredData('faq', { ...seo, questions, pageType: 'AboutPage' })).toMatchObject({
    '@graph': [
      {},
      {
        '@type': 'FAQPage',
        ...page('/faq'),
        mainEntity: [{ '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Now.' } }],
      },
    ],
  });
});

test('a page about us is about the organization', () => {
  expect(structuredData('about', { ...seo, pageType: 'AboutPage' })).toMatchObject({
    '@graph': [{}, { '@type': 'AboutPage', ...page('/about'), mainEntity: { '@id': `${SITE}/#organization` } }],
  });
});

test('whoever we are is said once, under names that pages refer to', () => {
  const { '@graph': graph } = structuredData('faq', { ...seo, structuredData: ['organization', 'website', 'localBusiness'] }) as {
    '@graph': readonly object[];
  };
  const shared = { name: brand.name, url: `${SITE}/` };
  expect(graph.slice(2)).toEqual([
    {
      ...{ '@type': 'Organization', '@id': `${SITE}/#organization`, ...shared, slogan: brand.tagline, telephone, address },
      ...{ logo: `${SITE}/brand/icon-512.png`, email: brand.email, sameAs: brand.social.map(({ url }) => url) },
      contactPoint: {
        ...{ '@type': 'ContactPoint', contactType: 'customer support', telephone, email: brand.email },
        ...{ areaServed: brand.address.country, availableLanguage: 'en' },
      },
    },
    {
      ...{ '@type': 'WebSite', '@id': `${SITE}/#website`, ...shared, inLanguage: 'en-US' },
      publisher: { '@id': `${SITE}/#organization` },
    },
    {
      ...{ '@type': 'LocalBusiness', '@id': `${SITE}/#office`, ...shared, telephone, address, email: brand.email },
      ...{ image: `${SITE}/brand/icon-512.png`, parentOrganization: { '@id': `${SITE}/#organization` } },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        ...{ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
      },
    },
  ]);
});

test('nothing in it ends its element', () => {
  expect(toJsonLd({ '@type': 'Thing', name: '</script><script>' })).toBe(
    '{"@type":"Thing","name":"\\u003c/script>\\u003cscript>"}',
  );
});

describe('a film', () => {
  const described = {
    ...{ '@type': 'VideoObject', '@id': `${SITE}/pepprac#film`, name: 'A film', description: 'What happens.' },
    ...{ thumbnailUrl: `${SITE}/film/a.webp`, uploadDate: film.uploadDate, duration: 'PT1M5S', encodingFormat: 'video/mp4' },
    ...{ contentUrl: `${SITE}/film/a.mp4`, caption: `${SITE}/film/a.vtt`, inLanguage: 'en-US' },
    publisher: { '@id': `${SITE}/#organization` },
  };

  test('is described beside its page', () => {
    expect(structuredData('pepprac', { ...seo, film })).toMatchObject({
      '@graph': [{}, { ...page('/pepprac'), video: { '@id': `${SITE}/pepprac#film` } }, described],
    });
  });

  test.each([
    [0, 'PT0S'],
    [26, 'PT26S'],
    [60, 'PT1M'],
    [65, 'PT1M5S'],
    [600, 'PT10M'],
  ])('of %s seconds lasts %s', (seconds, duration) => {
    expect(videoObject({ ...film, seconds }, SITE)).toMatchObject({ duration });
  });

  test('that another host shows is described there', () => {
    const introduction = { ...film, source: 'intro' } as const;
    expect(videoObject(introduction, `${SITE}/pepprac`)).toEqual(described);
    jest.mocked(videoUrl).mockImplementation((video) => (video === 'intro' ? 'https://player.vimeo.com/video/1' : undefined));
    expect(videoObject(introduction, `${SITE}/pepprac`)).toBeUndefined();
    expect(videoObject(film, `${SITE}/pepprac`)).toEqual(described);
    const { '@graph': graph } = structuredData('pepprac', { ...seo, film: introduction }) as { '@graph': readonly object[] };
    expect(graph).toHaveLength(2);
    expect(graph[1]).not.toHaveProperty('video');
  });
});

describe('an answer as text', () => {
  test('is a line for each paragraph', () => {
    expect(plainQuestion({ question: 'When?', answer: ['Now.', 'Always.'] } as never)).toEqual({
      question: 'When?',
      answer: 'Now.\nAlways.',
    });
  });

  test('has its list after the first paragraph, then licenses and pharmacies', () => {
    const entry = {
      question: 'Where?',
      answer: ['Here:', 'And there.'],
      list: ['one', 'two'],
      licenses: {
        caption: 'Licenses',
        columns: { state: 'State', number: 'Number', expires: 'Expires' },
        items: [{ state: 'Texas', number: 'T1', expires: '2027-01-31' }],
      },
      pharmacies: { items: [{ name: 'A', kind: 'compounding', address: '1 Main St', phone: '555' }] },
    };
    expect(plainQuestion(entry as never).answer.split('\n')).toEqual([
      ...['Here:', '• one', '• two', 'And there.', 'Licenses:', '• Texas: T1, expires January 31, 2027'],
      '• A, compounding, 1 Main St, 555',
    ]);
  });
});
