import { render, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { brand } from '../content/brand.ts';
import contentStrategist from '../content/jobs/contentstrategist.ts';
import type { SeoContent } from '../content/types.ts';
import { HeadContext, JobPostingHead, PageHead } from './Head.tsx';
import { createHelmetWriter } from './helmetWriter.tsx';

const SITE = `https://${brand.domain}`;
const seo: SeoContent = { title: 'Opening hours', description: 'When we are there.', keywords: ['hours', 'days'] };

const writer = createHelmetWriter({});

test('the tags for search engines and social networks are about the page', async () => {
  render(
    <HeadContext.Provider value={{ writer, loadWriter: () => undefined }}>
      <PageHead route="faq" seo={seo} />
    </HeadContext.Provider>,
  );
  await waitFor(() => expect(document.head.querySelector('meta')).not.toBeNull());
  const tags = [...document.head.querySelectorAll('meta')].map((meta) => [
    meta.getAttribute('property') ?? meta.name,
    meta.content,
  ]);
  expect(Object.fromEntries(tags)).toMatchObject({
    description: seo.description,
    keywords: 'hours, days',
    'og:url': `${SITE}/faq`,
    'og:title': `Opening hours | ${brand.name}`,
    'og:description': seo.description,
    'og:image': `${SITE}/social/faq.png`,
    'twitter:card': 'summary_large_image',
  });
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
