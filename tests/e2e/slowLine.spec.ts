/** An applicant on a slow line, or behind a network that answers in our place. */
import { applicationForm } from '../../src/content/applicationForm.ts';
import { expectError, expectThanks, fillApplication, JOB, makePdf } from './helpers/application.ts';
import { expect, phone, waitToFill } from './helpers/fixtures.ts';
import { test, type UploadFate } from './helpers/slowProxy.ts';

const { uploadFailed } = applicationForm.toasts;
const UPLOAD_ERROR = `${uploadFailed.title} ${uploadFailed.text}`;

test.use(phone);

// The machine of the tests may have no network but itself, which a browser reports as offline.
test.beforeEach(({ page }) => page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true })));

test('a résumé arrives over a line that needs a minute after the browser has handed it over', async ({
  page,
  backend,
  email,
  slowProxy,
}) => {
  const resume = makePdf(1_000_000);
  await page.clock.install();
  await page.goto(JOB.path);
  const { dialog, submit } = await fillApplication(page, email, resume);
  await waitToFill(page);
  // The 40 seconds below make it as long as at 25 KB/s.
  slowProxy.bytesPerSecond = 250_000;
  await submit.click();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '100');
  await expect(dialog.getByText(/keep this page open/)).toBeVisible();
  await page.clock.fastForward(40_000);
  await expectThanks(page);
  await backend.expectApplication(email, resume);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what is said of the upload stays on the screen, also after the question whether to leave', async ({
    page,
    email,
    slowProxy,
  }) => {
    await page.goto(JOB.path);
    const { dialog, submit } = await fillApplication(page, email, makePdf(1_000_000));
    slowProxy.bytesPerSecond = 1000;
    await submit.click();
    const progress = dialog.getByRole('progressbar');
    const cancel = dialog.getByRole('button', { name: 'Cancel the upload' });
    await expect(progress).toHaveAttribute('value', '100');
    await expect(cancel).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Keep uploading' }).click();
    await expect(progress).toBeInViewport({ ratio: 1 });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    // The next Tab leads to it.
    await page.keyboard.press('Tab');
    await expect(cancel).toBeFocused();
  });
});

test.describe('what stopped an upload is said in words', () => {
  // The browser logs requests that fail, and a response that it may not read.
  test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ });

  const cases: [UploadFate, string][] = [
    ['reset', 'The connection was cut before your résumé arrived.'],
    ['unreadable', 'the file may be too large for your network'],
    ['too-large', 'This file is too large for your network'],
    ['sign-in', 'Your network answered in our place.'],
    ['silence', 'Your connection went silent'],
  ];
  test('by a reset, a proxy, a sign-in page, silence or sleep, and the next try begins again', async ({
    page,
    backend,
    email,
    slowProxy,
  }) => {
    const resume = makePdf(500_000);
    await page.clock.install();
    await page.goto(JOB.path);
    const { dialog, submit, expectUnchanged } = await fillApplication(page, email, resume);
    const progress = dialog.getByRole('progressbar');
    for (const [fate, sentence] of cases) {
      slowProxy.fate = fate;
      await submit.click();
      if (fate === 'silence') {
        await expect(progress).toHaveAttribute('value', '100');
        // Half a minute, and 20 seconds at 25 KB/s.
        await page.clock.fastForward(52_000);
      }
      await expectError(page, UPLOAD_ERROR);
      await expect(dialog.getByRole('alert')).toContainText(sentence);
      await expect(dialog.getByRole('alert')).toContainText('Trying again uploads your résumé from the start.');
      await expectUnchanged();
    }

    await submit.click();
    await expect(progress).toHaveAttribute('value', '100');
    await page.clock.fastForward('30:00');
    await expect(progress).toBeVisible();
    await page.clock.fastForward(52_000);
    await expect(dialog.getByRole('alert')).toContainText('Your device went to sleep during the upload');

    slowProxy.fate = 'passed-on';
    await submit.click();
    await expectThanks(page);
    await backend.expectApplication(email, resume);
  });
});
