import { sitePages } from '../../e2e/helpers/sitePages.ts';
import { SITE } from '../../e2e/helpers/environment.ts';
import { expect, test } from './fixtures.ts';
import { Visitor } from './visitor.ts';

for (const width of [360, 1280]) {
  test(`at ${width} px no page scrolls sideways or logs an error`, async ({ session, visitor }) => {
    test.setTimeout(300_000);
    await session.resize(width, 800);
    const wide: string[] = [];
    for (const path of sitePages) {
      await visitor.open(path);
      const html = await visitor.read({ css: 'html' }, ({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth,
        innerWidth,
      }));
      expect(html?.innerWidth).toBe(width);
      expect(await visitor.errors(), path).toEqual([]);
      if (html?.scrollWidth !== html?.clientWidth) wide.push(path);
    }
    expect(wide).toEqual([]);
  });
}

test('what a page logs as an error is seen', async ({ session }) => {
  await session.resize(1280, 800);
  const visitor = new Visitor(session, SITE);
  await visitor.open('/faq');
  expect(await visitor.errors()).toEqual([]);
  await visitor.read({ css: 'html' }, () => {
    console.error('logged on purpose');
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
    document.body.append(Object.assign(new Image(), { src: 'https://refused-on-purpose.example/' }));
  });
  for (const error of ['logged on purpose', 'thrown on purpose', 'refused-on-purpose']) {
    await expect.poll(async () => (await visitor.errors()).join()).toContain(error);
  }
});
