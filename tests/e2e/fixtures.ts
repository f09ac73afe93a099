import { test as base, expect, type Page } from '@playwright/test';
import postgres from 'postgres';
import { databaseUrl, GATEWAY, secretKey } from './environment.ts';

export { expect };

/** What a visitor types. */
export const visitor = {
  name: 'Dana Whitfield',
  email: 'dana@lakeside-peptides.example',
  phone: '(713) 555-0199',
  businessName: 'Lakeside Peptides',
};

/**
 * A phone without motion, for `test.use` where it is counted what becomes of what was typed, many times over: a browser without a
 * graphics card spends a third of its time on frames that nobody looks at.
 */
export const calm = { viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'reduce' } } as const;

type Lead = { name: string; email: string; phone: string; business_name: string };

/** The backend as the test's author sees it. */
export class Backend {
  constructor(private readonly sql: postgres.Sql) {}

  /** Leads stored under an address, oldest first. */
  async leads(email: string): Promise<Lead[]> {
    return this.sql<
      Lead[]
    >`select name, email, phone, business_name from affiliate_leads where email = ${email} order by created_at`;
  }

  /** Reasons for which what is stored under an address looks like a robot's, whatever the form. */
  async suspects(email: string): Promise<string[]> {
    const rows = await this.sql<{ reason: string }[]>`
      select suspect_reason as reason from affiliate_leads where email = ${email} and suspect_reason is not null
      union all select suspect_reason from contact_messages where email = ${email} and suspect_reason is not null
      union all select suspect_reason from job_applications where email = ${email} and suspect_reason is not null`;
    return rows.map(({ reason }) => reason);
  }

  /** Messages stored under an address, oldest first. */
  async messages(email: string): Promise<Record<string, unknown>[]> {
    const rows = await this.sql<Record<string, unknown>[]>`
      select first_name, last_name, phone, business_type, message, sms_consent from contact_messages
      where email = ${email} order by created_at`;
    return [...rows];
  }

  /** How the visitor of the newest lead under an address came, and what that made of it. */
  async attribution(email: string): Promise<Record<string, unknown> | undefined> {
    const [row] = await this.sql<Record<string, unknown>[]>`
      select tracking_source, tracking_id, ref_id, attribution from affiliate_leads
      where email = ${email} order by created_at desc limit 1`;
    return row;
  }

  /** The next `times` calls of a function meet a fault. */
  async spoil(functionName: string, fault: Record<string, unknown>, times = 1): Promise<void> {
    await this.post('/fakes/faults', { target: `functions/${functionName}`, times, ...fault });
  }

  /** Waits until a call has met each planned fault: a request that is given up early may never have arrived. */
  async expectFaultsMet(): Promise<void> {
    const left = async () => {
      const response = await fetch(`${GATEWAY}/fakes/faults`);
      const { faults } = (await response.json()) as { faults: { times: number }[] };
      return faults.reduce((sum, { times }) => sum + times, 0);
    };
    await expect.poll(left).toBe(0);
  }

  /** Forgets every planned fault. */
  async heal(): Promise<void> {
    await fetch(`${GATEWAY}/fakes/faults`, { method: 'DELETE' });
  }

  /** How a webhook (`leads`, `messages`, `applications`) answers from now on. */
  async setWebhook(name: string, mode: 'ok' | 'fail' | 'hang'): Promise<void> {
    await this.post(`/fakes/webhooks/${name}/mode`, { mode });
  }

  /** An hour goes by for whatever waits to be delivered under an address, and the schedule's function runs. */
  async passHour(email: string): Promise<void> {
    await this.sql`
      update webhook_outbox set next_attempt_at = next_attempt_at - interval '1 hour'
      where status = 'pending' and payload->>'email' = ${email}`;
    const response = await fetch(`${GATEWAY}/functions/v1/deliver-webhooks`, {
      method: 'POST',
      headers: { apikey: secretKey(), 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) throw new Error(`deliver-webhooks answered ${response.status}`);
  }

  /** Whether each post to a webhook that was about an address was accepted, oldest first, and how many events they were. */
  async deliveries(email: string): Promise<{ accepted: boolean[]; events: number }> {
    const rows = await this.sql<{ accepted: boolean; event_id: string }[]>`
      select accepted, event_id from local.webhook_deliveries where body->>'email' = ${email} order by id`;
    return { accepted: rows.map(({ accepted }) => accepted), events: new Set(rows.map((row) => row.event_id)).size };
  }

  private async post(path: string, body: unknown) {
    const response = await fetch(`${GATEWAY}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
  }
}

type Fixtures = {
  backend: Backend;
  /** An address that no other test uses, nor an earlier try of this one. */
  email: string;
  /** Everything the page says on its console, and every error it throws; the test fails when it is not empty at the end. */
  consoleErrors: string[];
};

export const test = base.extend<Fixtures>({
  backend: async ({}, use) => {
    const sql = postgres(databaseUrl(), { max: 1, prepare: false });
    await use(new Backend(sql));
    await sql.end();
  },
  email: async ({}, use, { testId, repeatEachIndex, retry }) => {
    await use(`dana+${testId}-${repeatEachIndex}-${retry}@lakeside-peptides.example`);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleErrors.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser itself reports what a fault has refused. */
export function allowFailedRequests(consoleErrors: string[]): void {
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((line) => !line.includes('Failed to load resource')));
}

/** Lets the page be open for as long as a person takes to fill in a form (`MIN_FILL_MS`): what comes sooner is held back as a robot's. */
export async function takeTime(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1000);
}

/** Books the first time of the page's calendar, as its title names it, and arrives at the thanks. */
export async function book(page: Page, calendarTitle: string, email: string) {
  const calendar = page.frameLocator(`iframe[title="${calendarTitle}"]`);
  const frame = page.locator(`iframe[title="${calendarTitle}"]`);
  // A browser draws no frame that is far from the screen; until it is as high as it wants to be, it moves under the pointer.
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('height', /^\d+$/);
  for (const choice of ['Pick a day', 'Pick a time']) {
    await calendar.getByRole('group', { name: choice }).getByRole('radio').first().check({ force: true });
  }
  await calendar.getByRole('textbox', { name: /name/i }).fill(visitor.name);
  await calendar.getByRole('textbox', { name: /email/i }).fill(email);
  await calendar.getByRole('button', { name: /confirm/i }).click();
  await page.waitForURL('**/ty-demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re All Set!');
}

/** Opens the lead dialog and fills it in; nothing is sent. */
export async function fillLeadForm(page: Page, email: string) {
  await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Book your implementation call' });
  await dialog.getByLabel('Full name').fill(visitor.name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill(visitor.phone);
  await dialog.getByLabel('Business name').fill(visitor.businessName);
  return {
    dialog,
    submit: dialog.getByRole('button', { name: 'Book Implementation Call' }),
    /** Whatever happened, nothing that was typed is gone. */
    expectValuesUnchanged: async () => {
      await expect(dialog.getByLabel('Full name')).toHaveValue(visitor.name);
      await expect(dialog.getByLabel('Email')).toHaveValue(email);
      await expect(dialog.getByLabel('Phone')).toHaveValue(visitor.phone);
      await expect(dialog.getByLabel('Business name')).toHaveValue(visitor.businessName);
    },
  };
}
