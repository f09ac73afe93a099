import type { Locator, Page } from '@playwright/test';
import { messageByLabel } from '../../../mocks/fixtures/contactMessage.ts';
import { leadByLabel } from '../../../mocks/fixtures/lead.ts';
import { applicationForm } from '../../../src/content/applicationForm.ts';
import { contact as contactPage } from '../../../src/content/contact.ts';
import { leadForm } from '../../../src/content/leadForm.ts';
import { expectThanks, fillApplication, JOB, makePdf } from './application.ts';
import type { Table } from './backend.ts';
import { expect, expectTexts, fillTexts, openPage, type Visit } from './fixtures.ts';

/** A form that is filled in and not yet sent. */
export type FilledForm = {
  submit: Locator;
  expectThanks: () => Promise<void>;
  /** Expects an error that contains `message` and another way to reach us, and that nothing typed is lost. */
  expectFailure: (message?: string) => Promise<void>;
  expectUnchanged: () => Promise<void>;
  /** Expects this many rows with the visit's email, each with its file if it has one. */
  expectStored: (rows: 0 | 1) => Promise<void>;
};

/** One of the site's forms, driven as a visitor would. */
export type FormUnderTest = {
  id: 'lead' | 'contact' | 'application';
  path: string;
  functionName: string;
  table: Table;
  /** The error when the function returns none of its own, and when there is no response. */
  errors: { unavailable: string; unreachable: string };
  fill: (visit: Visit) => Promise<FilledForm>;
};

/** The expectations of a form inside `root`. */
const filledForm = (root: Locator, expectations: Omit<FilledForm, 'submit' | 'expectFailure'>): FilledForm => ({
  ...expectations,
  submit: root.locator('[type=submit]'),
  expectFailure: async (message = '') => {
    const alert = root.getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
    await expectations.expectUnchanged();
  },
});

/** Opens the lead dialog and fills it in without sending it. */
export async function fillLeadForm(page: Page, email: string) {
  await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
  // Its name changes with its head.
  const dialog = page.getByRole('dialog');
  const values = leadByLabel({ email });
  await fillTexts(dialog, values);
  return {
    dialog,
    submit: dialog.locator('[type=submit]'),
    expectUnchanged: () => expectTexts(dialog, values),
    expectThanks: () => expect(dialog.getByText('Thank You!')).toBeVisible(),
  };
}

const lead: FormUnderTest = {
  id: 'lead',
  path: '/pepprac',
  functionName: 'track-affiliate-lead',
  table: 'affiliate_leads',
  errors: leadForm.failures,
  fill: async ({ page, backend, email }) => {
    const { dialog, expectUnchanged, expectThanks } = await fillLeadForm(page, email);
    return filledForm(dialog, {
      expectUnchanged,
      expectThanks,
      expectStored: async (rows) => expect(await backend.leads(email)).toHaveLength(rows),
    });
  },
};

const { success, failure } = contactPage.form;

/** A message with what not every encoding has, by label. */
export const contactValues = (email: string) =>
  messageByLabel({ email, message: 'We run two studios.\nHow soon could we begin? 💪 مرحبا' });

const contact: FormUnderTest = {
  id: 'contact',
  path: '/contact',
  functionName: 'submit-contact-message',
  table: 'contact_messages',
  errors: failure,
  fill: async ({ page, backend, email }) => {
    const main = page.getByRole('main');
    const values = contactValues(email);
    await fillTexts(main, values);
    await main.getByRole('checkbox').check();
    return filledForm(main, {
      expectThanks: async () => {
        await expect(main.getByRole('heading', { name: success.title })).toBeVisible();
        await expect(page.getByText(failure.toast.title)).toHaveCount(0);
      },
      expectUnchanged: async () => {
        await expectTexts(main, values);
        await expect(main.getByRole('checkbox')).toBeChecked();
      },
      expectStored: async (rows) => expect(await backend.rows('contact_messages', email)).toHaveLength(rows),
    });
  },
};

const { title, text } = applicationForm.toasts.submissionFailed;

const application: FormUnderTest = {
  id: 'application',
  path: JOB.path,
  functionName: 'submit-job-application',
  table: 'job_applications',
  errors: { unavailable: `${title} ${text}`, unreachable: `${title} ${text}` },
  fill: async ({ page, backend, email }) => {
    const resume = makePdf();
    const { dialog, expectUnchanged } = await fillApplication(page, email, resume);
    return filledForm(dialog, {
      expectUnchanged,
      expectThanks: () => expectThanks(page),
      expectStored: async (rows) => {
        if (rows === 1) await backend.expectApplication(email, resume);
        else expect(await backend.rows('job_applications', email)).toEqual([]);
      },
    });
  },
};

export const forms = { lead, contact, application };

/** Opens a form's page and fills the form in. */
export async function openFilled(form: FormUnderTest, visit: Visit): Promise<FilledForm> {
  await openPage(visit.page, form.path);
  return form.fill(visit);
}
