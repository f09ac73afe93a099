/**
 * A visitor hears the site: what a screen reader reads, in which order, and what it announces. That an error describes its field is
 * asserted by stories.
 */
import type { Locator, Page } from '@playwright/test';
import { leadFields } from '../facts.ts';
import { JOB, openApplication } from './helpers/application.ts';
import { book } from './helpers/calendar.ts';
import { expect, openPage, test, waitToFill } from './helpers/fixtures.ts';
import { fillLeadForm, forms } from './helpers/forms.ts';

/** The parts of a page whose changes a screen reader announces without a move of the focus. */
const liveRegions = (page: Page): Locator => page.getByRole('status').or(page.locator('[aria-live=polite]'));

/** Expects that a text is announced. */
const expectAnnounced = (page: Page, text: string): Promise<void> =>
  expect(liveRegions(page).filter({ hasText: text })).not.toHaveCount(0);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Fields and buttons, in the order in which a screen reader reads them: role, name and state. */
async function readControls(part: Locator): Promise<string[]> {
  const lines = (await part.ariaSnapshot()).split('\n').map((line) => line.trim());
  return lines.filter((line) => /^- (textbox|combobox|checkbox|button)\b/.test(line)).map((line) => line.replace(/^- |:$/g, ''));
}

test('a lead: the fields in their order, and the thanks', async ({ page, email }) => {
  await openPage(page, '/pepprac');
  await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Book your implementation call' });
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  expect(await readControls(dialog)).toEqual([
    ...leadFields.map(({ read }) => read),
    'button "Book Implementation Call"',
    'button "Close"',
  ]);

  await page.keyboard.press('Escape');
  const filled = await fillLeadForm(page, email);
  await waitToFill(page);
  await filled.submit.click();
  await expect(page.locator(':focus')).toHaveText('Thank You!');
  await expectAnnounced(page, 'Thank You!');
});

test('an application: the fields in their order, its errors, and the thanks', async ({ visit }) => {
  const { page } = visit;
  await openPage(page, JOB.path);
  const dialog = await openApplication(page);
  const boxes = [
    'checkbox "My answers are true and complete, and I accept the terms and conditions and the privacy policy for this application."',
    'checkbox "I’ll take the short personality survey that opens after I apply."',
  ];
  expect(await readControls(dialog)).toEqual([
    ...['First name', 'Last name', 'Email', 'Phone', 'LinkedIn profile (optional)'].map((label) => `textbox "${label}"`),
    'button "Résumé"',
    'textbox "Loom video link"',
    'combobox "Years of experience (optional)"',
    'combobox "When could you start? (optional)"',
    'textbox "Monthly salary expectation"',
    'combobox "How did you hear about us? (optional)"',
    ...boxes,
    'button "Submit application" [disabled]',
    'button "Close"',
  ]);

  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.locator('[type=submit]').click();
  await expect(page.locator(':focus')).toHaveAccessibleDescription('Please enter your first name');

  await page.keyboard.press('Escape');
  const filled = await forms.application.fill(visit);
  await waitToFill(page);
  await filled.submit.click();
  await expect(page.locator(':focus')).toHaveText('Application Submitted!');
  await expectAnnounced(page, 'One last step: the personality survey is open');
});

test('a message: the fields in their order, and the thanks', async ({ visit }) => {
  const { page } = visit;
  await openPage(page, '/contact');
  const main = page.getByRole('main');
  expect(await readControls(main)).toEqual([
    'textbox "First name"',
    'textbox "Last name"',
    'textbox "Email"',
    'textbox "Type of business (optional)"',
    'textbox "Message (optional)"',
    'textbox "Phone (optional)"',
    expect.stringMatching(/^checkbox "I agree to receive text messages from Ardenwell .* Reply STOP to unsubscribe/),
    'button "Send message"',
  ]);
  const filled = await forms.contact.fill(visit);
  await waitToFill(page);
  await filled.submit.click();
  await expect(page.locator(':focus')).toHaveText('We got your message');
  await expectAnnounced(page, 'Message sent!');
});

test('a booking: that it is confirmed', async ({ page, email }) => {
  await openPage(page, '/appt');
  await book(page, 'Live demo calendar', email);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAnnounced(page, 'Your booking is confirmed');
});
