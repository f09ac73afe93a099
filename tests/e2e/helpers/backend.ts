import { expect, test as base } from '@playwright/test';
import postgres from 'postgres';
import { databaseUrl, LOCAL_SERVICES } from './environment.ts';

/** The fault target for a browser's upload of a résumé. */
export const UPLOAD = 'storage/object/upload/sign/resumes';

export type Table = 'affiliate_leads' | 'contact_messages' | 'job_applications';

async function post(path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${LOCAL_SERVICES}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`POST ${path} returned ${response.status}: ${await response.text()}`);
}

type Booking = { calendar: string; details: { email: string; start: string } };

/** Reads what the backend has stored, and injects its faults. */
export class Backend {
  private readonly sql = postgres(databaseUrl(), { max: 1, prepare: false });
  private readonly changedWebhooks = new Set<string>();
  private hasFaults = false;

  /** Rows of a form with an email, oldest first. */
  async rows(table: Table, email: string): Promise<Record<string, unknown>[]> {
    return this.sql`select * from ${this.sql(table)} where email = ${email} order by created_at`;
  }

  async leads(email: string): Promise<Record<string, unknown>[]> {
    return this.rows('affiliate_leads', email);
  }

  /** Paths of the résumés that were uploaded with an email. */
  private async resumes(email: string): Promise<string[]> {
    const found = await this.sql<{ path: string }[]>`
      select path from private.resume_files as file join private.resume_uploads as upload using (path)
      where email = ${email} order by file.created_at`;
    return found.map(({ path }) => path);
  }

  /** What the content security policy of a page blocked, as browsers have reported it. */
  async violations(page: string): Promise<string[]> {
    const found = await this.sql<{ directive: string }[]>`
      select directive from private.csp_violations where page = ${page} order by directive, blocked`;
    return found.map(({ directive }) => directive);
  }

  /** Expects one stored application, its file byte for byte, and `files` uploads in total. */
  async expectApplication(email: string, resume: Buffer, files = 1): Promise<void> {
    const rows = await this.rows('job_applications', email);
    expect(rows).toHaveLength(1);
    const [{ resume_path, answer } = {}] = rows as { resume_path: string; answer: { resumeFileUrl: string } }[];
    const paths = await this.resumes(email);
    expect(paths).toHaveLength(files);
    expect(paths).toContain(resume_path);
    const stored = await fetch(answer?.resumeFileUrl ?? '');
    expect(Buffer.from(await stored.arrayBuffer()).equals(resume)).toBe(true);
  }

  async expectNoApplication(email: string, files = 0): Promise<void> {
    expect(await this.rows('job_applications', email)).toEqual([]);
    expect(await this.resumes(email)).toHaveLength(files);
  }

  /** Injects a fault of `tools/backend/faults.ts` into the next `times` requests to a function, or to `UPLOAD`. */
  async injectFault(target: string, fault: string | Record<string, unknown>, times = 1): Promise<void> {
    const options = typeof fault === 'string' ? { fault } : fault;
    const request = target === UPLOAD ? { target, method: 'PUT' } : { target: `functions/${target}`, method: 'POST' };
    this.hasFaults = true;
    await post('/faults', { ...request, times, ...options });
  }

  /** Waits until each injected fault has hit a request: a request that is given up early may never have arrived. */
  async expectFaultsMet(): Promise<void> {
    const left = async () => {
      const response = await fetch(`${LOCAL_SERVICES}/faults`);
      const { faults } = (await response.json()) as { faults: { times: number }[] };
      return faults.reduce((sum, { times }) => sum + times, 0);
    };
    await expect.poll(left).toBe(0);
  }

  async clearFaults(): Promise<void> {
    await fetch(`${LOCAL_SERVICES}/faults`, { method: 'DELETE' });
  }

  /** Sets how a webhook responds until the end of the test. */
  async setWebhook(name: string, mode: 'ok' | 'hang' | 'slow'): Promise<void> {
    this.changedWebhooks.add(name);
    await post(`/webhooks/${name}/mode`, { mode });
  }

  /** Whether each webhook post about an email was accepted, oldest first, and the ids of their events. */
  async deliveries(email: string): Promise<{ accepted: boolean[]; events: string[] }> {
    const rows = await this.sql<{ accepted: boolean; event_id: string }[]>`
      select accepted, event_id from local.webhook_deliveries where body->>'email' = ${email} order by id`;
    return { accepted: rows.map(({ accepted }) => accepted), events: [...new Set(rows.map((row) => row.event_id))] };
  }

  /** The bookings that the fake calendars have received with an email. */
  async bookings(email: string): Promise<Booking[]> {
    const response = await fetch(`${LOCAL_SERVICES}/calendars/bookings`);
    const { bookings } = (await response.json()) as { bookings: Booking[] };
    return bookings.filter(({ details }) => details.email === email);
  }

  /** Resets what a test has changed, and nothing else: the soak test reads another backend while these tests inject faults. */
  async close(): Promise<void> {
    if (this.hasFaults) await this.clearFaults();
    for (const name of this.changedWebhooks) await this.setWebhook(name, 'ok');
    await this.sql.end();
  }
}

type BackendFixtures = {
  backend: Backend;
  /** An email that no other test or attempt uses. */
  email: string;
};

/** Tests that read what the backend has stored. */
export const test = base.extend<BackendFixtures>({
  backend: async ({}, use) => {
    const backend = new Backend();
    await use(backend);
    await backend.close();
  },
  email: async ({}, use, { testId, repeatEachIndex, retry }) => {
    await use(`dana+${testId}-${repeatEachIndex}-${retry}@lakeside-peptides.example`);
  },
});
