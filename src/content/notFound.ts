import type { SeoContent } from './types.ts';

/** The page for an unknown path (specification section 2). */
export const notFound = {
  seo: {
    title: 'Page not found',
    description: 'We can’t find a page at this address.',
    keywords: [],
    noindex: true,
  },
  title: 'We can’t find that page',
  redirecting: 'Redirecting to home page...',
  /** What the page says once the visitor does something. */
  staying: 'You can stay on this page, or use the menu.',
  link: { label: 'Go to the home page', to: { route: 'home' } },
} as const satisfies { seo: SeoContent } & Record<string, unknown>;
