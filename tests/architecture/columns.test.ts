/** Each field that a form's function stores has a column. The backend's tests see the same in a real database, which takes longer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyObjectSchema } from 'yup';
import { contactFieldsSchema } from '../../supabase/functions/_shared/contactSchema.ts';
import { columnsOf } from '../../supabase/functions/_shared/formFields.ts';
import { leadFieldsSchema } from '../../supabase/functions/_shared/leadSchema.ts';
import { storedSchema } from '../../supabase/functions/submit-job-application/handler.ts';

const FOLDER = join('supabase', 'migrations');
const migrations = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

function columnsIn(table: string): Set<string | undefined> {
  const [, created = ''] = new RegExp(`create table if not exists public\\.${table} \\((.+?)\\n\\);`, 's').exec(migrations) ?? [];
  const added = migrations.matchAll(new RegExp(`alter table public\\.${table} add column if not exists (\\w+)`, 'g'));
  return new Set([...created.matchAll(/^ +(\w+) /gm), ...added].map(([, column]) => column));
}

const typeOf = (field: { type?: string } | undefined) => (field?.type === 'string' ? 'text' : field?.type);

test.each<[string, string, AnyObjectSchema]>([
  ['lead', 'affiliate_leads', leadFieldsSchema],
  ['message', 'contact_messages', contactFieldsSchema],
  ['application', 'job_applications', storedSchema],
])('each stored field has a column: %s', (_form, table, { fields }) => {
  const columns = columnsIn(table);
  const missing = Object.entries(fields).flatMap(([name, field]) => {
    const [column = ''] = Object.keys(columnsOf({ [name]: field }));
    const statement = `alter table public.${table} add column if not exists ${column} ${typeOf(field as { type?: string })};`;
    return columns.has(column)
      ? []
      : [`“${name}” has no column. Write a migration in ${FOLDER}: set lock_timeout = '2s'; ${statement}`];
  });
  expect(missing).toEqual([]);
});
