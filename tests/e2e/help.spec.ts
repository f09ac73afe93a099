import { expect, test } from './helpers/fixtures.ts';
import { sitePages } from './helpers/sitePages.ts';

/** The ways to get help in a page's header and footer, in their order. */
function readHelp(html: string): string[] {
  const parts = [...html.matchAll(/<(header|footer)\b[\s\S]*?<\/\1>/g)];
  return parts.flatMap(([text, part = '']) =>
    [...text.matchAll(/href="(tel:[^"]*|mailto:[^"]*|\/contact)"/g)].map(([, link = '']) => `${part} ${link}`),
  );
}

test('every page offers the same ways to get help, in the same order', async ({ request }) => {
  const read = async (path: string) => readHelp(await (await request.get(path)).text());
  const expected = await read('/contact');
  expect(expected).toContainEqual(expect.stringMatching(/^header tel:/));
  expect(expected).toContainEqual(expect.stringMatching(/^footer mailto:/));
  for (const path of sitePages) expect(await read(path), path).toEqual(expected);
});
