/** Names as people have them, in every field that takes one. */
import { contact } from '../../src/content/contact.ts';
import { asFile, dialogOf } from './helpers/application.ts';
import { expect, test, waitToFill } from './helpers/fixtures.ts';
import { allForms, openFilled, type FormUnderTest } from './helpers/forms.ts';
import { layoutFaultsAt, watchLayout } from './helpers/layoutFaults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const names = {
  'of 80 characters': 'Maximiliana-Wilhelmina Featherstonehaugh de la Vega y Santamaría-Wolfeschlegelst',
  'of 80 characters without a space': 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse',
  'of one letter': 'Ł',
  'from right to left': 'عبد الرحمن بن محمد',
  'in Chinese': '欧阳修文',
};

const { firstName, lastName, businessType } = contact.form.labels;

const fields: Record<FormUnderTest['id'], { labels: string[]; columns: string[]; within: string }> = {
  lead: { labels: ['Full name', 'Business name'], columns: ['name', 'business_name'], within: '[role=dialog]' },
  contact: {
    labels: [firstName, lastName, businessType],
    columns: ['first_name', 'last_name', 'business_type'],
    within: 'main',
  },
  application: { labels: ['First name', 'Last name'], columns: ['full_name'], within: '[role=dialog]' },
};

for (const form of allForms) {
  const { labels, columns, within } = fields[form.id];

  for (const [kind, name] of Object.entries(names)) {
    test(`${form.id}: a name ${kind} fits, and is stored as it was typed`, async ({ visit }) => {
      const { page, backend, email } = visit;
      await watchLayout(page);
      const { submit, expectThanks } = await openFilled(form, visit);
      for (const label of labels) await page.locator(within).getByLabel(label).fill(name);
      if (form.id === 'application') {
        const resume = page.getByLabel('Résumé', { exact: true });
        await resume.setInputFiles(asFile(Buffer.from('%PDF-1.7\n%%EOF\n'), `${name}.pdf`));
        await expect(dialogOf(page).getByText(`${name}.pdf`)).toBeVisible();
      }
      expect(await layoutFaultsAt(page, [320, 1280], within)).toEqual([]);
      await waitToFill(page);
      await submit.click();

      if (form.id === 'lead' && name.length === 1) {
        await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
        await expect(page.getByLabel('Full name')).toHaveValue(name);
        return;
      }
      await expectThanks();
      expect(await layoutFaultsAt(page, [320, 1280], within)).toEqual([]);
      const [row] = await backend.rows(form.table, email);
      for (const column of columns) expect(row?.[column]).toBe(column === 'full_name' ? `${name} ${name}` : name);
    });
  }
}
