import { expect, phone, test } from './helpers/fixtures.ts';

/** The width of the file that each image with several files shows, and of the smallest that is sharp there. Runs in the page. */
const readImages = () =>
  Promise.all(
    [...document.images]
      .filter((image) => image.previousElementSibling?.matches('source[srcset*=","]'))
      .map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        const { srcset } = image.previousElementSibling as HTMLSourceElement;
        const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
        const needed = image.getBoundingClientRect().width * devicePixelRatio;
        return {
          shown: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
          // Half a pixel, because an image may have no whole width.
          sharp: widths.find((width) => width >= needed - 0.5) ?? widths.at(-1),
        };
      }),
  );

for (const deviceScaleFactor of [1, 1.75]) {
  test.describe(`with ${deviceScaleFactor} device pixels for each CSS pixel`, () => {
    test.use({ ...phone, deviceScaleFactor });

    for (const path of ['/', '/aff'])
      test(`${path}: a phone downloads an image in the smallest size that is sharp`, async ({ page }) => {
        await page.goto(path);
        const images = await page.evaluate(readImages);
        expect(images).not.toEqual([]);
        for (const { shown, sharp } of images) expect(shown).toBe(sharp);
      });
  });
}
