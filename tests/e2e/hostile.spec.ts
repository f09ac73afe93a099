import postgres from 'postgres';
import type { Table } from './helpers/backend.ts';
import { databaseUrl } from './helpers/environment.ts';
import { coversFault } from './helpers/faults.ts';
import { expect, FAILED_REQUEST, openPage, phone, test } from './helpers/fixtures.ts';
import { fillLeadForm, forms, type FormUnderTest } from './helpers/forms.ts';
import { hostileTexts, RAN } from './helpers/hostileTexts.ts';
import { submitAll, type Drive, type Submitted } from './helpers/hostilePage.ts';

/** Submissions per form. `HOSTILE=500 HOSTILE_SEED=<seed>` repeats a full run; `tests/backend/hostile.test.ts` sends more. */
const CASES = Number(process.env.HOSTILE ?? 60);
const SEED = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000);

test.use({ ...phone, expectedErrors: FAILED_REQUEST });

type HostileForm = {
  form: FormUnderTest;
  /** Each field's name, and a valid value. */
  valid: Record<string, string>;
  /** The columns in which the values are stored. */
  columns: (typed: Record<string, string>) => Record<string, string | null>;
  drive: Drive;
};

const trimmed = (text = '') => text.trim();
const orNull = (text = '') => trimmed(text) || null;

const hostileForms: readonly HostileForm[] = [
  {
    form: forms.lead,
    valid: { name: 'Dana Whitfield', email: 'dana@mail.example', phone: '(713) 555-0199', businessName: 'Lakeside' },
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
    form: forms.contact,
    valid: {
      firstName: 'Marcus',
      lastName: 'Reyes',
      email: 'marcus@mail.example',
      phone: '',
      businessType: 'Studio',
      message: 'Hello,\nhow do we begin?',
    },
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
    form: forms.application,
    valid: {
      firstName: 'Imani',
      lastName: 'Okafor',
      email: 'imani@mail.example',
      phone: '(713) 555-0177',
      linkedIn: '',
      coverLetter: 'https://www.loom.com/share/4f1d2c3b5a69478890aabbccddeeff00',
      salary: '$5,500',
    },
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

function makeCases({ valid, form }: HostileForm): Record<string, string>[] {
  const { pick, below } = hostileTexts(SEED + form.id.length);
  const names = Object.keys(valid);
  return Array.from({ length: CASES }, () => {
    const hostile = Array.from({ length: 1 + below(2) }, () => [names[below(names.length)], pick()] as const);
    return { ...valid, ...(Object.fromEntries(hostile) as Record<string, string>) };
  });
}

/** The given columns of the rows that are stored under these keys. */
async function storedUnder(keys: string[], table: Table, columns: string[]): Promise<Map<string, Record<string, unknown>>> {
  const sql = postgres(databaseUrl(), { max: 1, prepare: false });
  const rows = await sql<Record<string, unknown>[]>`
    select ${sql(['idempotency_key', ...columns])} from ${sql(table)} where idempotency_key in ${sql(keys)}`;
  await sql.end();
  return new Map(rows.map(({ idempotency_key, ...row }) => [String(idempotency_key), row]));
}

const hasKey = (submitted: Submitted): submitted is Submitted & { key: string } => submitted.key !== null;

for (const hostile of hostileForms) {
  const { form, columns, drive } = hostile;

  test(
    `${form.id}: hostile values lead to a clear error, or are stored word for word`,
    coversFault(`hostile-input: ${form.id}`),
    async ({ page }) => {
      test.setTimeout(30_000 + CASES * 1000);
      console.log(`Repeat with HOSTILE_SEED=${SEED}.`);
      const browserDialogs: string[] = [];
      page.on('dialog', (dialog) => {
        browserDialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await openPage(page, form.path);
      const submitted = await page.evaluate(submitAll, { drive, cases: makeCases(hostile) });

      expect(submitted).toHaveLength(CASES);
      const stored = submitted.filter(({ outcome }) => outcome === 'stored');
      expect(stored.length).toBeGreaterThan(CASES / 10);
      expect(stored.length).toBeLessThan((CASES * 9) / 10);
      expect(submitted.filter(({ outcome, message }) => outcome === 'rejected' && message === '')).toEqual([]);

      const keys = submitted.filter(hasKey).map(({ key }) => key);
      const rows = await storedUnder(keys, form.table, Object.keys(columns({})));
      expect(rows.size).toBe(stored.length);
      for (const { key, typed } of stored) expect(rows.get(key ?? '')).toEqual(columns(typed));

      expect(browserDialogs).toEqual([]);
      expect(await page.evaluate((name) => name in window, RAN)).toBe(false);
      expect(new URL(page.url()).pathname).toBe(form.path);
    },
  );
}

test(
  'every query parameter that the site reads accepts any value: nothing runs, no page breaks, no lead is lost',
  coversFault('hostile-input: page'),
  async ({ page, backend, email }) => {
    const { pick } = hostileTexts(SEED);
    const parameters = ['fpr', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', '__proto__', 'now', 'id'];
    const hostileValue = () =>
      encodeURIComponent(
        pick()
          .slice(0, 150)
          .replace(/\p{Cs}/gu, ''),
      );
    // The last ones are malformed.
    const fragments = [encodeURIComponent('"><img src=x onerror=alert(1)>'), '%00', '100%'];
    for (const path of ['/', '/pepprac', '/booking-dr', '/faq', '/ty-demo', '/booking-demo']) {
      for (const fragment of fragments) {
        const query = parameters.map((name) => `${name}=${hostileValue()}`).join('&');
        await openPage(page, `${path}?${query}&fpr=%E0%A4%A&%00=%ff#${fragment}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('session'))).not.toBeNull();
        expect(await page.evaluate((name) => name in window, RAN)).toBe(false);
      }
    }
    await page.goto('/pepprac');
    const { submit, expectThanks } = await fillLeadForm(page, email);
    await submit.click();
    await expectThanks();
    expect(await backend.leads(email)).toHaveLength(1);
  },
);
