import { brand } from '../content/brand.ts';
import type { SeoContent } from '../content/types.ts';
import { structuredData, toJsonLd } from './structuredData.ts';

const SITE = `https://${brand.domain}`;
const seo: SeoContent = { title: 'Opening hours', description: 'When we are there.', keywords: [] };
const stop = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `${SITE}${path}`,
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
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    },
  });
});

test('no text can end the script element', () => {
  expect(toJsonLd({ '@type': 'Thing', name: '</script><script>' })).toBe(
    '{"@type":"Thing","name":"\\u003c/script>\\u003cscript>"}',
  );
});
