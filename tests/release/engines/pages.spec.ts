import { templates } from '../../e2e/helpers/sitePages.ts';
import { expect, test } from './fixtures.ts';

for (const width of [360, 1280]) {
  test(`at ${width} px no page scrolls sideways or logs an error`, async ({ session, visitor }) => {
    await session.resize(width, 800);
    for (const path of templates) {
      await visitor.open(path);
      const html = await visitor.read({ css: 'html' }, ({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth,
        innerWidth,
      }));
      expect(html?.innerWidth).toBe(width);
      expect(html?.scrollWidth, path).toBe(html?.clientWidth);
      expect(await visitor.errors(), path).toEqual([]);
    }
  });
}
