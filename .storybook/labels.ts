import { inWords } from './inWords.ts';

/** The address of each page by its name, which `main.ts` passes on. */
const addresses = JSON.parse(process.env.STORYBOOK_PAGE_ADDRESSES ?? '{}') as Record<string, string>;

/** What the sidebar calls a folder or a component: `Home hero` for `HomeHero`, `/aff · Affiliate` for the page `AffiliatePage`. */
export function labelOf(name: string): string {
  const address = addresses[name];
  return address === undefined ? inWords(name) : `${address} · ${inWords(name.replace(/Page$/, ''))}`;
}
