import { applicationForm } from '../applicationForm.ts';
import { contact } from '../contact.ts';
import { leadForm } from '../leadForm.ts';
import type { LegalDocumentContent } from './document.ts';
import { privacyPolicy } from './privacyPolicy.ts';

/** What the policy calls a field, where that is not its label. */
const words: Record<string, string> = {
  'First name': 'name',
  'Last name': 'name',
  'LinkedIn profile': 'LinkedIn address',
  'Loom video link': 'link to a video',
  'Years of experience': 'experience',
  'When could you start?': 'availability',
  'Monthly salary expectation': 'salary expectation',
  'How did you hear about us?': 'how you heard of us',
  [contact.form.labels.smsConsent]: 'your consent to text messages',
};

/** Agreements say nothing about a person. */
const isAsked = (name: string) => !['agreement', 'cultureIndexAgreement'].includes(name);

/** What the tables say under “What” and “What it does”, by the row's name. */
const said = new Map(
  (privacyPolicy as LegalDocumentContent).sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : []))
    .flatMap(({ columns, rows }) => {
      const what = columns.findIndex((column) => column.startsWith('What'));
      return rows.map((row) => [row[0], row[what]] as const);
    }),
);

test.each([
  ['Booking an implementation call', leadForm.labels],
  ['Contact form', contact.form.labels],
  ['Job application', applicationForm.labels],
  ['Unconfirmed details', { ...leadForm.labels, name: 'The name' }],
])('the row “%s” names every field of its form', (where, labels) => {
  const row = said.get(where)?.toLowerCase();
  const names = Object.entries(labels).flatMap(([name, label]) => (isAsked(name) ? (words[label] ?? label) : []));
  expect(names.filter((name) => !row?.includes(name.toLowerCase()))).toEqual([]);
});
