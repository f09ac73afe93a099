import type { Locator, Page } from '@playwright/test';
import { contact } from '../../src/content/contact.ts';
import { Applications, expectThanks, fillApplication, JOB, makePdf } from './application.ts';
import { expect, fillLeadForm, test as base, visitor, type Backend } from './fixtures.ts';

/** A form with everything typed and nothing sent. */
export type FilledForm = {
  submit: Locator;
  expectThanks: () => Promise<void>;
  /** The visitor is told that it was not sent, and what to do; nothing that was typed is gone. */
  expectFailure: (message?: string) => Promise<void>;
  expectKept: () => Promise<void>;
  /** The rows of this form's address, each with its file where it has one. */
  expectStored: (rows: 0 | 1) => Promise<void>;
};

export type Environment = { page: Page; backend: Backend; applications: Applications; email: string };

/** One of the site's forms, driven as a visitor would. */
export type FormUnderTest = {
  id: 'lead' | 'contact' | 'application';
  path: string;
  functionName: string;
  /** As the webhook's stand-in and the outbox call it. */
  webhook: string;
  /** Opens the form on its page and fills it in. */
  fill: (environment: Environment) => Promise<FilledForm>;
};

const lead: FormUnderTest = {
  id: 'lead',
  path: '/pepprac',
  functionName: 'track-affiliate-lead',
  webhook: 'leads',
  fill: async ({ page, backend, email }) => {
    const { dialog, expectValuesUnchanged } = await fillLeadForm(page, email);
    return {
      submit: dialog.locator('[type=submit]'),
      expectThanks: () => expect(dialog.getByText('Thank You!')).toBeVisible(),
      expectFailure: async (message = '') => {
        await expect(dialog.getByRole('alert')).toContainText(message);
        await expect(dialog.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /^tel:/);
        await expectValuesUnchanged();
      },
      expectKept: expectValuesUnchanged,
      expectStored: async (rows) => expect(await backend.leads(email)).toHaveLength(rows),
    };
  },
};

const { labels, success, failure } = contact.form;

const sender = {
  [labels.firstName]: 'Marcus',
  [labels.lastName]: 'Reyes',
  [labels.phone]: visitor.phone,
  [labels.businessType]: 'Fitness studio',
  [labels.message]: 'We run two studios.\nHow soon could we begin? 💪 مرحبا',
};

const contactForm: FormUnderTest = {
  id: 'contact',
  path: '/contact',
  functionName: 'submit-contact-message',
  webhook: 'messages',
  fill: async ({ page, backend, email }) => {
    const main = page.getByRole('main');
    const values = { ...sender, [labels.email]: email };
    const box = main.getByRole('checkbox');
    for (const [label, value] of Object.entries(values)) await main.getByRole('textbox', { name: label }).fill(value);
    await box.check();
    const expectKept = async () => {
      for (const [label, value] of Object.entries(values)) {
        await expect(main.getByRole('textbox', { name: label })).toHaveValue(value);
      }
      await expect(box).toBeChecked();
    };
    return {
      submit: main.locator('[type=submit]'),
      expectThanks: async () => {
        await expect(main.getByRole('heading', { name: success.title })).toBeVisible();
        await expect(page.getByText(failure.toast.title)).toHaveCount(0);
      },
      expectFailure: async (message = '') => {
        await expect(main.getByRole('alert')).toContainText(failure.title);
        await expect(main.getByRole('alert')).toContainText(message);
        await expectKept();
      },
      expectKept,
      expectStored: async (rows) => expect(await backend.messages(email)).toHaveLength(rows),
    };
  },
};

const application: FormUnderTest = {
  id: 'application',
  path: JOB.path,
  functionName: 'submit-job-application',
  webhook: 'applications',
  fill: async ({ page, applications, email }) => {
    const resume = makePdf(20_000);
    const { dialog, expectNothingLost } = await fillApplication(page, email, resume);
    return {
      submit: dialog.locator('[type=submit]'),
      expectThanks: () => expectThanks(page),
      expectFailure: async (message = '') => {
        await expect(dialog.getByRole('alert')).toContainText(message);
        await expect(dialog.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /^tel:/);
        await expectNothingLost();
      },
      expectKept: expectNothingLost,
      expectStored: async (rows) => {
        if (rows === 1) await applications.expectOne(email, resume);
        else expect(await applications.rows(email)).toEqual([]);
      },
    };
  },
};

export const forms: readonly FormUnderTest[] = [lead, contactForm, application];

/** The test's page, backend and address as one, with the way to open a form. */
export const test = base.extend<{ applications: Applications; environment: Environment }>({
  applications: async ({}, use) => {
    const applications = new Applications();
    await use(applications);
    await applications.heal();
    await applications.close();
  },
  environment: async ({ page, backend, applications, email }, use) => use({ page, backend, applications, email }),
});

/** Opens a form's page, whose code answers, and fills the form in. */
export async function openFilled(form: FormUnderTest, environment: Environment): Promise<FilledForm> {
  await environment.page.goto(form.path);
  await expect(environment.page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 20_000 });
  return form.fill(environment);
}
