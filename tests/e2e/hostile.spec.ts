import postgres from 'postgres';
import { JOB } from './application.ts';
import { against } from './faults.ts';
import { allowFailedRequests, calm, expect, fillLeadForm, test } from './fixtures.ts';
import { hostileTexts, RAN } from './hostileTexts.ts';
import { tryAll, type Drive, type Tried } from './hostilePage.ts';
import { databaseUrl } from './environment.ts';

const CASES = 500;

test.use(calm);

type Hostile = {
  id: 'lead' | 'contact' | 'application';
  path: string;
  seed: number;
  /** Each field's name, and a value that nothing is wrong with. */
  valid: Record<string, string>;
  table: string;
  /** What of a row stands for what was typed. */
  columns: (typed: Record<string, string>) => Record<string, string | null>;
  drive: Drive;
};

const trimmed = (text = '') => text.trim();
const orNull = (text = '') => trimmed(text) || null;

const hostile: readonly Hostile[] = [
  {
    id: 'lead',
    path: '/pepprac',
    seed: 11,
    valid: { name: 'Dana Whitfield', email: 'dana@mail.example', phone: '(713) 555-0199', businessName: 'Lakeside' },
    table: 'affiliate_leads',
    columns: ({ name, email, phone, businessName }) => ({
      name: trimmed(name),
      email: trimmed(email),
      phone: trimmed(phone),
      business_name: orNull(businessName),
    }),
    drive: {
      root: '[role=dialog]',
      open: 'main button[aria-haspopup=dialog]',
      again: '[role=dialog] button[aria-label=Close]',
      thanks: '[role=dialog]:not(:has(form))',
      hasFile: false,
    },
  },
  {
    id: 'contact',
    path: '/contact',
    seed: 12,
    valid: {
      firstName: 'Marcus',
      lastName: 'Reyes',
      email: 'marcus@mail.example',
      phone: '',
      businessType: 'Studio',
      message: 'Hello,\nhow do we begin?',
    },
    table: 'contact_messages',
    columns: ({ firstName, lastName, email, phone, businessType, message }) => ({
      first_name: trimmed(firstName),
      last_name: trimmed(lastName),
      email: trimmed(email),
      phone: orNull(phone),
      business_type: orNull(businessType),
      message: orNull(message),
    }),
    drive: {
      root: 'main',
      open: null,
      again: 'main [tabindex="-1"] ~ button',
      thanks: 'main [tabindex="-1"] ~ button',
      hasFile: false,
    },
  },
  {
    id: 'application',
    path: JOB.path,
    seed: 13,
    valid: {
      firstName: 'Imani',
      lastName: 'Okafor',
      email: 'imani@mail.example',
      phone: '(713) 555-0177',
      linkedIn: '',
      coverLetter: 'https://www.loom.com/share/4f1d2c3b5a69478890aabbccddeeff00',
      salary: '$5,500',
    },
    table: 'job_applications',
    columns: ({ firstName, lastName, email, phone, linkedIn, coverLetter, salary }) => ({
      full_name: `${trimmed(firstName)} ${trimmed(lastName)}`,
      email: trimmed(email),
      phone: trimmed(phone),
      linkedin_url: orNull(linkedIn),
      cover_letter: trimmed(coverLetter),
      salary_expectations: trimmed(salary),
    }),
    drive: {
      root: '[role=dialog]',
      open: 'main button[aria-haspopup=dialog]',
      again: '[role=dialog] button[aria-label^=Close]',
      thanks: '[role=dialog]:not(:has(form))',
      hasFile: true,
    },
  },
];

function makeCases({ valid, seed }: Hostile): Record<string, string>[] {
  const { pick, below } = hostileTexts(seed);
  const names = Object.keys(valid);
  return Array.from({ length: CASES }, () => {
    const spoiled = Array.from({ length: 1 + below(2) }, () => [names[below(names.length)], pick()] as const);
    return { ...valid, ...(Object.fromEntries(spoiled) as Record<string, string>) };
  });
}

/** Rows under these keys, each with the columns that were typed. */
async function storedUnder(keys: string[], { table, columns }: Hostile): Promise<Map<string, Record<string, unknown>>> {
  const sql = postgres(databaseUrl(), { max: 1, prepare: false });
  const names = ['idempotency_key', ...Object.keys(columns({}))];
  const rows = await sql<
    Record<string, unknown>[]
  >`select ${sql(names)} from ${sql(table)} where idempotency_key in ${sql(keys)}`;
  await sql.end();
  return new Map(rows.map(({ idempotency_key, ...row }) => [String(idempotency_key), row]));
}

const hasKey = (tried: Tried): tried is Tried & { key: string } => tried.key !== null;

for (const form of hostile) {
  test(
    `${CASES} hostile fillings of the ${form.id} form: a clear error, or stored word for word`,
    against('hostile-input', form.id),
    async ({ page, consoleErrors }) => {
      // Forty seconds on a machine that does nothing else.
      test.setTimeout(240_000);
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      await page.goto(form.path);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');

      const startedAt = Date.now();
      const tried = await page.evaluate(tryAll, { drive: form.drive, cases: makeCases(form) });
      test.info().annotations.push({ type: 'seconds', description: String((Date.now() - startedAt) / 1000) });

      expect(tried).toHaveLength(CASES);
      const stored = tried.filter(({ outcome }) => outcome === 'stored');
      expect(stored.length).toBeGreaterThan(CASES / 10);
      expect(stored.length).toBeLessThan((CASES * 9) / 10);
      expect(tried.filter(({ outcome, said }) => outcome === 'refused' && said === '')).toEqual([]);

      const rows = await storedUnder(
        tried.filter(hasKey).map(({ key }) => key),
        form,
      );
      expect(rows.size).toBe(stored.length);
      for (const { key, typed } of stored) expect(rows.get(key ?? '')).toEqual(form.columns(typed));

      expect(asked).toEqual([]);
      expect(await page.evaluate((name) => name in window, RAN)).toBe(false);
      expect(new URL(page.url()).pathname).toBe(form.path);
      // The function's refusals, which the browser reports.
      allowFailedRequests(consoleErrors);
    },
  );
}

test(
  'every query parameter that the site reads takes anything: nothing runs, no page breaks, no lead is lost',
  against('hostile-input', 'page'),
  async ({ page, backend, email }) => {
    test.setTimeout(60_000);
    const { pick } = hostileTexts(14);
    const parameters = ['fpr', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', '__proto__', 'now', 'id'];
    for (const path of ['/', '/pepprac', '/booking-dr', '/faq', '/ty-demo', '/booking-demo']) {
      for (let time = 0; time < 3; time += 1) {
        const values = parameters.map(
          (name) =>
            `${name}=${encodeURIComponent(
              pick()
                .slice(0, 150)
                .replace(/\p{Cs}/gu, ''),
            )}`,
        );
        // The last one is no well-formed fragment.
        const fragment = [encodeURIComponent('"><img src=x onerror=alert(1)>'), '%00', '100%'][time] ?? '';
        await page.goto(`${path}?${values.join('&')}&fpr=%E0%A4%A&%00=%ff#${fragment}`);
        await expect(page.locator('html')).toHaveAttribute('data-hydrated');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('journey'))).not.toBeNull();
        expect(await page.evaluate((name) => name in window, RAN)).toBe(false);
      }
    }
    await page.goto('/pepprac');
    const { dialog, submit } = await fillLeadForm(page, email);
    await submit.click();
    await expect(dialog.getByText('Thank You!')).toBeVisible();
    expect(await backend.leads(email)).toHaveLength(1);
  },
);
