import { brand } from '../content/brand.ts';
import type { SeoContent, VideoMetadata } from '../content/types.ts';
import { videoUrl } from '../config/embeds.ts';
import { structuredData, toJsonLd } from './structuredData.ts';

const SITE = `https://${brand.domain}`;
const seo: SeoContent = { title: 'Opening hours', description: 'When we are there.', keywords: [] };
const video: VideoMetadata = {
  ...{ name: 'A video', description: 'What happens.', file: '/videos/a', thumbnail: '/videos/a.webp' },
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

jest.mock('../config/embeds.ts', () => ({ videoUrl: jest.fn() }));

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

test('the breadcrumb of a page starts with the home page', () => {
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

test('the breadcrumb has the page’s parents and may have a shorter name', () => {
  const parents = [{ title: 'Careers', route: 'careers' }] as const;
  expect(structuredData('contact', { ...seo, parents, breadcrumb: 'Hours' })).toMatchObject({
    '@graph': [{ itemListElement: [stop(1, 'Home', '/'), stop(2, 'Careers', '/careers'), stop(3, 'Hours', '/contact')] }, {}],
  });
});

test('the home page’s breadcrumb has only the home page', () => {
  expect(structuredData('home', seo)).toMatchObject({
    '@graph': [{ '@id': `${SITE}/#breadcrumbs`, itemListElement: [stop(1, 'Home', '/')] }, { url: `${SITE}/` }],
  });
});

test('an unknown path has only a breadcrumb', () => {
  expect(structuredData(null, { ...seo, video })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'BreadcrumbList', itemListElement: [stop(1, 'Home', '/')] }],
  });
});

test('a page with questions is an FAQPage with their answers', () => {
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

test('the about page’s main entity is the organization', () => {
  expect(structuredData('about', { ...seo, pageType: 'AboutPage' })).toMatchObject({
    '@graph': [{}, { '@type': 'AboutPage', ...page('/about'), mainEntity: { '@id': `${SITE}/#organization` } }],
  });
});

test('organization, website and office have ids that pages refer to', () => {
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

test('no text can end the script element', () => {
  expect(toJsonLd({ '@type': 'Thing', name: '</script><script>' })).toBe(
    '{"@type":"Thing","name":"\\u003c/script>\\u003cscript>"}',
  );
});

describe('a video', () => {
  const graphOf = (shown: VideoMetadata) =>
    (structuredData('pepprac', { ...seo, video: shown }) as { '@graph': readonly object[] })['@graph'];
  const described = {
    ...{ '@type': 'VideoObject', '@id': `${SITE}/pepprac#video`, name: 'A video', description: 'What happens.' },
    ...{ thumbnailUrl: `${SITE}/videos/a.webp`, uploadDate: video.uploadDate, duration: 'PT65S', encodingFormat: 'video/mp4' },
    ...{ contentUrl: `${SITE}/videos/a.mp4`, caption: `${SITE}/videos/a.vtt`, inLanguage: 'en-US' },
    publisher: { '@id': `${SITE}/#organization` },
  };

  test('is described in a node that its page refers to', () => {
    expect(structuredData('pepprac', { ...seo, video })).toMatchObject({
      '@graph': [{}, { ...page('/pepprac'), video: { '@id': `${SITE}/pepprac#video` } }, described],
    });
  });

  test('on another host is not described', () => {
    const introduction = { ...video, source: 'intro' } as const;
    expect(graphOf(introduction)[2]).toEqual(described);
    jest.mocked(videoUrl).mockImplementation((id) => (id === 'intro' ? 'https://player.vimeo.com/video/1' : undefined));
    expect(graphOf(introduction)).toHaveLength(2);
    expect(graphOf(introduction)[1]).not.toHaveProperty('video');
    expect(graphOf(video)[2]).toEqual(described);
  });
});
