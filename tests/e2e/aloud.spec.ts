/**
 * The funnels as a screen reader tells them, compared with the files in `transcripts`, which are reviewed as text. After a wanted
 * change: `npm run e2e -- aloud --update-snapshots`.
 */
import { JOB } from './helpers/application.ts';
import { book, expect, openPage, test, waitToFill } from './helpers/fixtures.ts';
import { fillLeadForm, forms } from './helpers/forms.ts';
import { Transcript } from './helpers/transcript.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whether a dialog opens before its form depends on the speed of the machine. */
const formLoading = [/announced when idle: The form is loading\.\.\.\n/g, ''] as const;

test('a lead', async ({ page, email }) => {
  const transcript = await Transcript.of(page);
  await openPage(page, '/pepprac');
  await transcript.add('The page is opened.', page.getByRole('main').locator('section').first());
  await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await transcript.add('The button in the first section is clicked.', dialog);
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await transcript.add('The empty form is sent.', dialog);
  await page.keyboard.press('Escape');
  const filled = await fillLeadForm(page, email);
  await waitToFill(page);
  await filled.submit.click();
  await filled.expectThanks();
  await transcript.waitFor({ focus: 'Thank You!', announced: ['Thank You!'] });
  await transcript.add('It is filled in and sent.', dialog);
  expect(transcript.text([email, 'EMAIL'], formLoading)).toMatchSnapshot('lead.md');
});

test('an application', async ({ visit }) => {
  const { page, email } = visit;
  const transcript = await Transcript.of(page);
  await openPage(page, JOB.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await transcript.add('“Apply Now” is clicked.', dialog);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await transcript.waitFor({ announced: ['Loom Video Required'] });
  await transcript.add('Only the boxes are checked, and the form is sent.', dialog);
  await page.keyboard.press('Escape');
  const filled = await forms.application.fill(visit);
  await transcript.add('It is filled in.', dialog);
  await waitToFill(page);
  await filled.submit.click();
  await filled.expectThanks();
  await transcript.waitFor({ focus: 'Application Submitted!', announced: ['Thank you for your interest.', 'One last step'] });
  await transcript.add('It is sent.', dialog);
  // How often the progress is announced depends on the speed of the upload.
  const progress = /announced when idle: Uploading your résumé \d+ %\n/g;
  expect(transcript.text([email, 'EMAIL'], formLoading, [progress, ''])).toMatchSnapshot('application.md');
});

test('a message', async ({ visit }) => {
  const { page, email } = visit;
  const transcript = await Transcript.of(page);
  await openPage(page, '/contact');
  await transcript.add('The page is opened.', page.getByRole('main'));
  const filled = await forms.contact.fill(visit);
  await waitToFill(page);
  await filled.submit.click();
  await filled.expectThanks();
  await transcript.waitFor({ focus: 'Your message is with us', announced: ['Message sent!'] });
  await transcript.add('The form is filled in and sent.', page.getByRole('main'));
  expect(transcript.text([email, 'EMAIL'])).toMatchSnapshot('message.md');
});

test('the webinar’s gate', async ({ page }) => {
  const transcript = await Transcript.of(page);
  await page.clock.install();
  await openPage(page, '/webinar');
  const gate = page.getByRole('main').locator('section').first();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() - performance.now() + 30_000));
  await transcript.add('Half a minute after the page is opened.', gate);
  await page.clock.runFor(240_000);
  await transcript.add('Four minutes later.');
  await page.clock.runFor(630_000);
  await expect(page.getByRole('checkbox')).toBeVisible();
  await transcript.add('The wait is over.', gate);
  await page.getByRole('checkbox').check();
  await transcript.add('The box is checked.', gate);
  expect(transcript.text()).toMatchSnapshot('gate.md');
});

test('a booking', async ({ page, email }) => {
  const transcript = await Transcript.of(page);
  await openPage(page, '/appt');
  const frame = page.locator('iframe[title="Live demo calendar"]');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('height', /^\d+$/);
  await transcript.add('The calendar is ready.', page.getByRole('main').locator('section').filter({ has: frame }));
  await book(page, 'Live demo calendar', email);
  await transcript.waitFor({ focus: 'You’re All Set!', announced: ['Your booking is confirmed'] });
  await transcript.add('A call is booked.', page.getByRole('main').locator('section').first());
  expect(transcript.text([email, 'EMAIL'], [/localhost:\d+/g, 'localhost'])).toMatchSnapshot('booking.md');
});

test('the testimonials: quiet while they change, told when the visitor changes them', async ({ page }) => {
  const transcript = await Transcript.of(page);
  await openPage(page, '/');
  const carousel = page.locator('[aria-roledescription=carousel]');
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('button', { name: 'Next testimonial' });
  // The slides that fade replace those that scroll.
  await expect(carousel.getByRole('group', { name: 'All testimonials' })).toHaveCount(0);
  await transcript.add('The carousel is reached.', carousel);
  await next.click();
  await transcript.waitFor({ announced: ['I run a skin studio.'] });
  await transcript.add('The next testimonial is asked for.', carousel);
  expect(transcript.text()).toMatchSnapshot('testimonials.md');
});
