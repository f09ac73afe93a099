import { sitePages } from '../e2e/sitePages.ts';
import { expect, test } from './fixtures.ts';

// The fixture expects that no page logs an error.
for (const width of [360, 1280]) {
  test(`at ${width} px no page scrolls sideways`, async ({ session, visitor }) => {
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
      if (html?.scrollWidth !== html?.clientWidth) wide.push(path);
    }
    expect(wide).toEqual([]);
  });
}
