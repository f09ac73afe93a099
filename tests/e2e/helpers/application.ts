import type { Locator, Page } from '@playwright/test';
import { applicationByLabel } from '../../../mocks/fixtures/application.ts';
import { applicationForm } from '../../../src/content/applicationForm.ts';
import { LOCAL_SERVICES } from './environment.ts';
import { expect, expectTexts, fillTexts } from './fixtures.ts';

/** The job that the tests apply for, and its survey. */
export const JOB = { path: '/jobs/appointment-setter', title: 'Appointment Setter' };
const SURVEY = `${LOCAL_SERVICES}/survey/appointment-setter`;

/** A unique PDF of this many bytes. */
export function makePdf(bytes = 20_000): Buffer {
  const begin = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%');
  const end = Buffer.from('\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  const noise = Buffer.alloc(bytes - begin.length - end.length);
  crypto.getRandomValues(noise.subarray(0, Math.min(noise.length, 65_536)));
  return Buffer.concat([begin, noise, end]);
}

const asFile = (buffer: Buffer, name = 'Imani Okafor résumé.pdf') => ({ name, mimeType: 'application/pdf', buffer });

const { labels } = applicationForm;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: `Apply: ${JOB.title}` });

export async function openApplication(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel(labels.firstName)).toBeFocused();
  return dialog;
}

async function attach(page: Page, resume: Buffer): Promise<void> {
  await dialogOf(page).getByLabel(labels.resume, { exact: true }).setInputFiles(asFile(resume));
  await expect(dialogOf(page).getByRole('button', { name: /^Remove/ })).toBeVisible();
}

/** Opens the application and fills it in without sending it. */
export async function fillApplication(page: Page, email: string, resume: Buffer) {
  const dialog = await openApplication(page);
  const typed = applicationByLabel.typed({ email });
  const chosen = Object.entries(applicationByLabel.chosen);
  const choice = (label: string) => dialog.getByRole('combobox', { name: label });
  await fillTexts(dialog, typed);
  for (const [label, value] of chosen) await choice(label).selectOption(value);
  await attach(page, resume);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  const submit = dialog.getByRole('button', { name: 'Submit application' });
  return {
    dialog,
    submit,
    /** Expects that everything typed and attached is still there. */
    expectUnchanged: async () => {
      await expectTexts(dialog, typed);
      for (const [label, value] of chosen) await expect(choice(label)).toHaveValue(value);
      await expect(dialog.getByRole('button', { name: /^Remove/ })).toBeVisible();
      await expect(submit).toBeEnabled();
    },
  };
}

const messages = (page: Page) => page.getByRole('region', { name: /Messages/, includeHidden: true });

/** Expects the thanks, in the dialog and as a toast. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(dialogOf(page).getByText('Application Submitted!')).toBeVisible();
  await expect(messages(page)).toContainText("Application Submitted! Thank you for your interest. We'll be in touch soon.");
}

/** Expects the error, in the dialog and as a toast. */
export async function expectError(page: Page, message: string): Promise<void> {
  await expect(dialogOf(page).getByRole('alert')).toContainText(message);
  await expect(messages(page)).toContainText(message);
}

/** Waits for the tab in which the survey opens. */
export async function waitForSurvey(page: Page): Promise<Page> {
  const popup = await page.waitForEvent('popup');
  await popup.waitForURL(SURVEY);
  return popup;
}
