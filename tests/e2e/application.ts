import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import postgres from 'postgres';
import { expect } from './fixtures.ts';
import { databaseUrl, GATEWAY } from './environment.ts';

/** The job that the tests apply for, and its survey. */
export const JOB = { path: '/jobs/appointment-setter', title: 'Appointment Setter' };
export const SURVEY = `${GATEWAY}/fakes/survey/appointment-setter`;

export const UPLOAD = 'storage/object/upload/sign/resumes';
export const SUBMIT = 'functions/submit-job-application';

type StoredApplication = { full_name: string; email: string; resume_path: string; resume_bytes: number; link: string };

/** Applications and files as they really are, whatever an applicant was told. */
export class Applications {
  private readonly sql: postgres.Sql;

  constructor(url = databaseUrl()) {
    this.sql = postgres(url, { max: 1, prepare: false });
  }

  /** Rows stored under an address, oldest first; `link` opens the file. */
  async rows(email: string): Promise<StoredApplication[]> {
    return this.sql<StoredApplication[]>`
      select full_name, email, resume_path, resume_bytes::int as resume_bytes, answer->>'resumeFileUrl' as link
      from job_applications where email = ${email} order by created_at`;
  }

  /** Paths of the files that were uploaded under an address. */
  async files(email: string): Promise<string[]> {
    const [name = ''] = email.replace('+', '-').split('@');
    const found = await this.sql<{ name: string }[]>`
      select name from storage.objects where bucket_id = 'resumes' and name like ${`%/${name}%`} order by created_at`;
    return found.map((object) => object.name);
  }

  /** Nothing was lost and nothing stored twice: one row, and its file byte for byte. */
  async expectOne(email: string, resume: Buffer, files = 1): Promise<void> {
    const rows = await this.rows(email);
    expect(rows).toHaveLength(1);
    const paths = await this.files(email);
    expect(paths).toHaveLength(files);
    const [row] = rows;
    expect(paths).toContain(row?.resume_path);
    const stored = Buffer.from(await (await fetch(row?.link ?? '')).arrayBuffer());
    expect(stored.equals(resume)).toBe(true);
  }

  async expectNone(email: string, files = 0): Promise<void> {
    expect(await this.rows(email)).toEqual([]);
    expect(await this.files(email)).toHaveLength(files);
  }

  /** The next `times` requests to a target (`UPLOAD`, `SUBMIT`) meet a fault. */
  async spoil(target: string, fault: Record<string, unknown>, times = 1): Promise<void> {
    // The browser uploads with PUT; with POST the function asks for the address.
    const method = target === UPLOAD ? 'PUT' : 'POST';
    const body = JSON.stringify({ target, method, times, ...fault });
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${GATEWAY}/fakes/faults`, { method: 'POST', headers, body });
    expect(status).toBe(201);
  }

  /** Forgets every planned fault. */
  async heal(): Promise<void> {
    await fetch(`${GATEWAY}/fakes/faults`, { method: 'DELETE' });
  }

  async close(): Promise<void> {
    await this.sql.end();
  }
}

/** A PDF of so many bytes, no two alike. */
export function makePdf(bytes = 200_000): Buffer {
  const begin = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%');
  const end = Buffer.from('\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  const noise = Buffer.alloc(bytes - begin.length - end.length);
  crypto.getRandomValues(noise.subarray(0, Math.min(noise.length, 65_536)));
  return Buffer.concat([begin, noise, end]);
}

export const asFile = (buffer: Buffer, name = 'Imani Okafor résumé.pdf') => ({ name, mimeType: 'application/pdf', buffer });

const typed = {
  'First name': 'Imani',
  'Last name': 'Okafor',
  Phone: '(713) 555-0177',
  'Loom video link': 'https://www.loom.com/share/4f1d2c3b5a69478890aabbccddeeff00',
  'Monthly salary expectation': '$5,500',
};

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Apply: ${JOB.title}` });

export async function openApplication(page: Page) {
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('First name')).toBeFocused();
  return dialog;
}

/** Opens the application and fills it in; nothing is sent. */
export async function fillApplication(page: Page, email: string, resume: Buffer) {
  const dialog = await openApplication(page);
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel(/Years of experience/).selectOption('4-5');
  await attach(page, resume);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  const submit = dialog.getByRole('button', { name: 'Submit application' });
  return {
    dialog,
    submit,
    /** Whatever happened, nothing that was typed or attached is gone. */
    expectNothingLost: async () => {
      for (const [label, value] of Object.entries(typed)) {
        await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
      }
      await expect(dialog.getByLabel('Email')).toHaveValue(email);
      await expect(dialog.getByLabel(/Years of experience/)).toHaveValue('4-5');
      await expect(dialog.getByRole('button', { name: /^Remove/ })).toBeVisible();
      await expect(submit).toBeEnabled();
    },
  };
}

export async function attach(page: Page, resume: Buffer) {
  await dialogOf(page).getByLabel('Résumé', { exact: true }).setInputFiles(asFile(resume));
  await expect(dialogOf(page).getByRole('button', { name: /^Remove/ })).toBeVisible();
}

/** The thanks, in the dialog and over the page. */
export async function expectThanks(page: Page) {
  await expect(dialogOf(page).getByText('Application Submitted!')).toBeVisible();
  await expect(page.getByRole('region', { name: /Messages/, includeHidden: true })).toContainText(
    "Application Submitted! Thank you for your interest. We'll be in touch soon.",
  );
}

export async function expectError(page: Page, message: string) {
  await expect(dialogOf(page).getByRole('alert')).toContainText(message);
  await expect(page.getByRole('region', { name: /Messages/, includeHidden: true })).toContainText(message);
}

/** A line on which an upload takes a while. @param bytesPerSecond upwards */
export async function slowDown(context: BrowserContext, page: Page, bytesPerSecond: number): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await session.send('Network.emulateNetworkConditions', line);
  return session;
}

/** The tab in which the survey has opened; it is not looked at further: that would only take time. */
export async function waitForSurvey(page: Page): Promise<Page> {
  const popup = await page.waitForEvent('popup');
  await popup.waitForURL(SURVEY);
  return popup;
}
