import { expect, openPage, test, waitToFill } from './helpers/fixtures.ts';
import { allForms } from './helpers/forms.ts';

/** The second click of a double click lands on what replaced the form in between: the page behind, or nothing. */
for (const form of allForms) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test(`${form.id} form, ${viewport.width} px wide: a double click with the response in between ends in thanks`, async ({
      page,
      backend,
      email,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(page, form.path);
      const { submit, expectThanks, expectStored } = await form.fill({ page, backend, email });
      await waitToFill(page);
      await submit.scrollIntoViewIfNeeded();
      const box = await submit.boundingBox();
      if (!box) throw new Error('The button is not visible.');
      const point = [box.x + box.width / 2, box.y + box.height / 2] as const;
      await page.mouse.click(...point);
      await expect(submit).toBeHidden();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await expectThanks();
      await expect(page).toHaveURL((url) => url.pathname === form.path);
      await expectStored(1);
    });
  }
}
