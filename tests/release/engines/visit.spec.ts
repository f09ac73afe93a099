import { writeFileSync } from 'node:fs';
import { applicationByLabel } from '../../../mocks/fixtures/application.ts';
import { leadByLabel, visitor as dana } from '../../../mocks/fixtures/lead.ts';
import { applicationForm } from '../../../src/content/applicationForm.ts';
import { leadForm } from '../../../src/content/leadForm.ts';
import { JOB, makePdf } from '../../e2e/helpers/application.ts';
import { templates } from '../../e2e/helpers/sites.ts';
import { expect, expectFocused, expectHeading, expectHidden, expectVisible, test } from './fixtures.ts';
import type { Target, Visitor } from './visitor.ts';

const field = (name: string): Target => ({ role: 'textbox', name });
const button = (name: string): Target => ({ role: 'button', name });
const submit: Target = { css: 'form [type=submit]' };
const fullName = field(leadForm.labels.name);

/** Types, or chooses the option with a value, by label. */
async function fillIn(visitor: Visitor, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const isChoice = await visitor.read({ role: 'combobox', name: label }, () => true);
    if (isChoice) await visitor.click({ css: `form option[value="${value}"]` });
    else await visitor.fill(field(label), value);
  }
}

test('the lead form: errors at its fields, then thanks, one row, and the calendar', async ({ visitor, backend, email }) => {
  await visitor.open('/pepprac');
  await visitor.click(button('Book Implementation Call'));
  await expectFocused(visitor, fullName);
  await fillIn(visitor, leadByLabel({ name: 'D', email }));
  await visitor.click(submit);
  await expectVisible(visitor, { text: 'Name must be at least 2 characters' });
  await expectFocused(visitor, fullName);
  expect(await backend.leads(email)).toEqual([]);

  await visitor.fill(fullName, dana.name);
  await visitor.press('Enter');
  await expectVisible(visitor, { text: 'Thank You!' });
  expect(await backend.leads(email)).toMatchObject([{ name: dana.name, phone: dana.phone }]);
  await expectHeading(visitor, 'Book Your Demo');
  await expectFocused(visitor, { css: 'h1' });
});

test('the lead dialog holds the focus, and gives it back on Escape', async ({ visitor }) => {
  await visitor.open('/pepprac');
  await visitor.click(button('Book Implementation Call'));
  await expectFocused(visitor, fullName);
  for (let presses = 0; presses < 10; presses += 1) {
    await visitor.press('Tab');
    expect(await visitor.read({ css: '[role=dialog]' }, (dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await visitor.press('Escape');
  await expectHidden(visitor, { css: '[role=dialog]' });
  await expectFocused(visitor, button('Book Implementation Call'));
});

test('an application with a PDF: thanks, one row and the file', async ({ visitor, backend, email }, testInfo) => {
  const resume = makePdf();
  const file = testInfo.outputPath('Imani Okafor résumé.pdf');
  writeFileSync(file, resume);
  await visitor.open(JOB.path);
  await visitor.click(button('Apply Now'));
  await expectFocused(visitor, field(applicationForm.labels.firstName));
  await fillIn(visitor, applicationByLabel.typed({ email }));
  for (const value of Object.values(applicationByLabel.chosen)) await visitor.click({ css: `form option[value="${value}"]` });
  await visitor.attach({ css: 'form [type=file]' }, file);
  await expectVisible(visitor, button('Remove Imani Okafor résumé.pdf'));
  const count = await visitor.read({ css: 'form' }, (form) => form.querySelectorAll('[type=checkbox]').length);
  expect(count).toBeGreaterThan(0);
  for (let box = 0; box < (count ?? 0); box += 1) await visitor.click({ css: 'form [type=checkbox]:not(:checked)' });
  await visitor.click(submit);
  await expectVisible(visitor, { text: 'Application Submitted!' });
  await backend.expectApplication(email, resume);
});

test('a calendar gets its height, and a booking leads to the thanks', async ({ session, visitor, backend, email }) => {
  const calendar = { css: 'iframe[title="Live demo calendar"]' };
  // All of the calendar fits, because the driver of WebKit does not scroll the page around a frame.
  await session.resize(1280, 1150);
  await visitor.open('/appt');
  await visitor.read(calendar, (frame) => frame.scrollIntoView());
  await expect.poll(() => visitor.read(calendar, (frame) => frame.getAttribute('height'))).toMatch(/^\d+$/);
  await visitor.inFrame(calendar, async () => {
    for (const css of ['[name=day]', '[aria-label="Pick a time"] button']) await visitor.click({ css });
    await fillIn(visitor, { Name: dana.name, Email: email });
    await visitor.click(button('Confirm booking'));
  });
  await expect.poll(() => visitor.read({ css: 'html' }, () => location.pathname)).toBe('/ty-demo');
  await expectHeading(visitor, 'You’re All Set!');
  expect(await backend.bookings(email)).toMatchObject([{ calendar: 'appt' }]);
});

test('the menu of a phone opens, closes on Escape, and leads to another page', async ({ session, visitor }) => {
  const link: Target = { role: 'link', name: 'FAQ' };
  await session.resize(360, 740);
  await visitor.open('/');
  await visitor.click(button('Open menu'));
  await expectVisible(visitor, link);
  await visitor.press('Escape');
  await expectFocused(visitor, button('Open menu'));
  await visitor.click(button('Open menu'));
  await visitor.click(link);
  await expect.poll(() => visitor.read({ css: 'html' }, () => location.pathname)).toBe('/faq');
  await expectFocused(visitor, { css: 'h1' });
});

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
