import { createHash } from 'node:crypto';

const withoutMarkup = (html: string) =>
  html
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What a page says, as a short hash: the words between its header and its footer, where they lead, and its title and description.
 * Layout and style do not count, nor does what all pages share.
 *
 * @throws Error for a page without a `main`
 */
export function wordsHash(html: string, { title, description }: { title: string; description: string }): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0];
  if (!main) throw new Error(`The page ‘${title}’ has no main part.`);
  const links = [...main.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) => href);
  const words = [title, description, withoutMarkup(main), ...links].join('\n');
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}
