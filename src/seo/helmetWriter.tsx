import { Component, type ComponentProps, type ReactNode } from 'react';
import { Helmet, HelmetData, HelmetProvider } from 'react-helmet-async';
import { href, SOCIAL_IMAGE_SIZE, socialImage, type RouteId } from '../config/paths.ts';
import { absoluteUrl } from '../config/settings.ts';
import { brand } from '../content/brand.ts';
import type { JobPosting } from '../content/jobs/types.ts';
import type { SeoContent } from '../content/types.ts';
import { jobPostingData } from './jobPosting.ts';
import { structuredData, toJsonLd } from './structuredData.ts';

/**
 * The library writes an element into the head when it is first rendered, and removes it when it is unmounted. A page whose render React
 * discards, because the visitor has clicked another link, is never unmounted: it would keep its title over the next page's
 * (https://github.com/staylor/react-helmet-async/issues/226). So in the browser nothing is rendered before the page is mounted.
 */
class MountedHelmet extends Component<ComponentProps<typeof Helmet>, { isMounted: boolean }> {
  override state = { isMounted: !HelmetProvider.canUseDOM };

  override componentDidMount(): void {
    this.setState({ isMounted: true });
  }

  override render(): ReactNode {
    return this.state.isMounted ? <Helmet {...this.props} /> : null;
  }
}

export type HeadWriter = ReturnType<typeof createHelmetWriter>;

/**
 * Components that write into the document's head and render nothing in the page. One document needs one writer.
 *
 * @param context receives the page's head while prerendering
 */
export function createHelmetWriter(context: ConstructorParameters<typeof HelmetData>[0]) {
  const data = new HelmetData(context);
  return {
    /** Title, description, social tags, canonical address, structured data. */
    PageTags: ({ route, title, seo }: { route: RouteId | null; title: string; seo: SeoContent }) => {
      const url = route === null ? null : absoluteUrl(href(route));
      // The not-found page has the home page's image.
      const image = absoluteUrl(socialImage(href(route ?? 'home')));
      // The text in the image.
      const imageAlt = `${seo.title}. ${brand.name}`;
      return (
        <MountedHelmet helmetData={data}>
          <title>{title}</title>
          <meta name="description" content={seo.description} />
          {seo.keywords.length > 0 ? <meta name="keywords" content={seo.keywords.join(', ')} /> : null}
          {seo.noindex ? <meta name="robots" content="noindex" /> : null}
          {url ? <link rel="canonical" href={url} /> : null}
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={seo.description} />
          {url ? <meta property="og:url" content={url} /> : null}
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content={String(SOCIAL_IMAGE_SIZE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_IMAGE_SIZE.height)} />
          <meta property="og:image:alt" content={imageAlt} />
          {/* The rest of a card is read from the tags above. */}
          <meta name="twitter:card" content="summary_large_image" />
          <script type="application/ld+json">{toJsonLd(structuredData(route, seo))}</script>
        </MountedHelmet>
      );
    },
    /** Structured data of an open job. */
    JobPostingTags: ({ job }: { job: JobPosting }) => {
      const posting = jobPostingData(job);
      return posting ? (
        <MountedHelmet helmetData={data}>
          <script type="application/ld+json">{toJsonLd(posting)}</script>
        </MountedHelmet>
      ) : null;
    },
  };
}
