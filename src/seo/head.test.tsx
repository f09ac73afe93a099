import { render, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import type { RouteId } from '../config/paths.ts';
import { brand } from '../content/brand.ts';
import contentStrategist from '../content/jobs/contentstrategist.ts';
import type { SeoContent } from '../content/types.ts';
import { HeadContext, JobPostingHead, PageHead } from './Head.tsx';
import { createHelmetWriter } from './helmetWriter.tsx';

const SITE = `https://${brand.domain}`;
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
  expect(head.querySelector('link[rel="canonical"]')).toHaveProperty('href', `${SITE}/faq`);
  expect(head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
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
});
