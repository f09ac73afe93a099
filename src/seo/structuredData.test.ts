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

jest.mock('../config/embeds.ts', () => ({ videoUrl: jest.fn() }));

const stop = (position: number, name: string, path: string) => ({
  ...{ '@type': 'ListItem', position, name, item: `${SITE}${path}` },
});

test('the breadcrumb has the page’s parents and may have a shorter name', () => {
  const parents = [{ title: 'Careers', route: 'careers' }] as const;
  expect(structuredData('contact', { ...seo, parents, breadcrumb: 'Hours' })).toMatchObject({
    '@graph': [{ itemListElement: [stop(1, 'Home', '/'), stop(2, 'Careers', '/careers'), stop(3, 'Hours', '/contact')] }, {}],
  });
});

test('the office has the opening hours and the address that visitors read', () => {
  const { '@graph': graph } = structuredData('contact', { ...seo, structuredData: ['localBusiness'] }) as {
    '@graph': readonly object[];
  };
  const { street, city, region, postalCode } = brand.address;
  expect(graph[2]).toMatchObject({
    telephone: `+1 ${brand.phone}`,
    address: { streetAddress: street, addressLocality: city, addressRegion: region, postalCode },
    openingHoursSpecification: {
      ...{ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
    },
  });
});

test('no text can end the script element', () => {
  expect(toJsonLd({ '@type': 'Thing', name: '</script><script>' })).toBe(
    '{"@type":"Thing","name":"\\u003c/script>\\u003cscript>"}',
  );
});

test('a video on another host is not described', () => {
  const graphOf = (shown: VideoMetadata) =>
    (structuredData('pepprac', { ...seo, video: shown }) as { '@graph': readonly object[] })['@graph'];
  const introduction = { ...video, source: 'intro' } as const;
  expect(graphOf(introduction)[2]).toMatchObject({ '@type': 'VideoObject' });
  jest.mocked(videoUrl).mockImplementation((id) => (id === 'intro' ? 'https://player.vimeo.com/video/1' : undefined));
  expect(graphOf(introduction)).toHaveLength(2);
  expect(graphOf(introduction)[1]).not.toHaveProperty('video');
  expect(graphOf(video)).toHaveLength(3);
});
