/** The address of each page by its name, which `main.ts` passes on. */
const addresses = JSON.parse(process.env.STORYBOOK_PAGE_ADDRESSES ?? '{}') as Record<string, string>;

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** What the sidebar calls a folder or a component: `Sections` for `sections`, `/aff · Affiliate` for the page `AffiliatePage`. */
export function labelOf(name: string): string {
  const address = addresses[name];
  if (address === undefined) return capital(name);
  const words = name.replace(/Page$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return `${address} · ${capital(words.toLowerCase())}`;
}
