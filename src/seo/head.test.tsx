import { render, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { paths, socialImage, type RouteId } from '../config/paths.ts';
import { brand } from '../content/brand.ts';
import { appointmentSetter } from '../content/jobs/appointment-setter.ts';
import { contentStrategist } from '../content/jobs/contentstrategist.ts';
import type { SeoContent } from '../content/types.ts';
import { HeadContext, JobPostingHead, PageHead } from './Head.tsx';
import { createHelmetWriter } from './helmetWriter.tsx';

const SITE = `https://${brand.domain}`;
const routes = Object.keys(paths) as RouteId[];
const seo: SeoContent = { title: 'Opening hours', description: 'When we are there.', keywords: ['hours', 'days'] };

const writer = createHelmetWriter({});

/** Renders a page's head and returns the document's. */
async function headOf(route: RouteId | null, content: SeoContent = seo): Promise<HTMLHeadElement> {
  render(
    <HeadContext.Provider value={{ writer, loadWriter: () => undefined }}>
      <PageHead route={route} seo={content} />
    </HeadContext.Provider>,
  );
  await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull());
  return document.head;
}

/** Names and values of all meta elements. */
const metaOf = (head: HTMLHeadElement): Record<string, unknown> =>
  Object.fromEntries(
    [...head.querySelectorAll('meta')].map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content]),
  );

test('a page’s head has the tags for browsers, search engines and social networks', async () => {
  const head = await headOf('faq');
  expect(head.querySelector('title')).toHaveProperty('textContent', `Opening hours | ${brand.name}`);
  expect(metaOf(head)).toEqual({
    description: 'When we are there.',
    keywords: 'hours, days',
    'og:site_name': brand.name,
    'og:type': 'website',
    'og:locale': 'en_US',
    'og:title': `Opening hours | ${brand.name}`,
    'og:description': 'When we are there.',
    'og:url': `${SITE}/faq`,
    'og:image': `${SITE}/social/faq.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `Opening hours. ${brand.name}`,
    'twitter:card': 'summary_large_image',
    'twitter:title': `Opening hours | ${brand.name}`,
    'twitter:description': 'When we are there.',
    'twitter:image': `${SITE}/social/faq.png`,
    'twitter:image:alt': `Opening hours. ${brand.name}`,
  });
  expect(head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
});

test.each(routes)('%s has its own address and its own image', async (route) => {
  const head = await headOf(route);
  const links = [...head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  expect(links).toEqual([['canonical', `${SITE}${paths[route]}`]]);
  expect(metaOf(head)).toMatchObject({
    'og:url': `${SITE}${paths[route]}`,
    'og:image': `${SITE}${socialImage(paths[route])}`,
  });
  const { '@graph': graph } = JSON.parse(head.querySelector('script')?.textContent ?? '') as { '@graph': { url?: string }[] };
  expect(graph[1]).toMatchObject({ url: `${SITE}${paths[route]}` });
});

test('an unknown path has no address, and the home page’s image', async () => {
  const head = await headOf(null, { ...seo, noindex: true, keywords: [] });
  expect(head.querySelector('link')).toBeNull();
  const meta = metaOf(head);
  expect(meta).toMatchObject({ robots: 'noindex', 'og:image': `${SITE}/social/home.png` });
  expect(Object.keys(meta)).not.toContain('og:url');
  expect(Object.keys(meta)).not.toContain('keywords');
});

test('a page that React has rendered but not shown leaves the head alone', async () => {
  const Loading = lazy(() => new Promise<never>(() => undefined));
  render(
    <HeadContext.Provider value={{ writer, loadWriter: () => undefined }}>
      <PageHead route="faq" seo={seo} />
      <Suspense>
        <PageHead route="about" seo={{ ...seo, title: 'Another page' }} />
        <Loading />
      </Suspense>
    </HeadContext.Provider>,
  );
  await waitFor(() => expect(document.head.querySelector('link')).not.toBeNull());
  expect(document.head.querySelector('link')).toHaveProperty('href', `${SITE}/faq`);
  expect(document.title).toBe(`Opening hours | ${brand.name}`);
});

test('renders nothing before the writer has loaded', () => {
  expect(render(<PageHead route="faq" seo={seo} />).container.innerHTML).toBe('');
});

describe('the structured data of a job', () => {
  const loadWriter = jest.fn();
  const posting = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent;
  const page = (isClosed: boolean, its: typeof writer | null = createHelmetWriter({})) => (
    <HeadContext.Provider value={{ writer: its, loadWriter }}>
      <JobPostingHead job={contentStrategist} isClosed={isClosed} />
    </HeadContext.Provider>
  );
  beforeEach(() => {
    loadWriter.mockReset();
    document.head.innerHTML = '';
  });

  test('is present while the job is open, and removed when it closes', async () => {
    const its = createHelmetWriter({});
    const { rerender } = render(page(false, its));
    await waitFor(() => expect(posting()).toContain('"@type":"JobPosting"'));
    expect(loadWriter).not.toHaveBeenCalled();
    rerender(page(true, its));
    await waitFor(() => expect(posting()).toBeUndefined());
    expect(loadWriter).toHaveBeenCalledTimes(1);
  });

  test('is absent for a closed job, and before the writer has loaded', () => {
    expect(render(page(true)).container.innerHTML).toBe('');
    expect(render(page(false, null)).container.innerHTML).toBe('');
    expect(posting()).toBeUndefined();
  });

  test('is absent for a job without a country', () => {
    const writer = createHelmetWriter({});
    expect(render(<writer.JobPostingHead job={appointmentSetter} />).container.innerHTML).toBe('');
    expect(posting()).toBeUndefined();
  });
});

test('a social image is named after its page’s path', () => {
  expect([paths.home, paths.jobAppointmentSetter].map(socialImage)).toEqual([
    '/social/home.png',
    '/social/jobs-appointment-setter.png',
  ]);
});
