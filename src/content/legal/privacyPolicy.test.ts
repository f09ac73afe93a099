import { applicationForm } from '../applicationForm.ts';
import { contact } from '../contact.ts';
import { leadForm } from '../leadForm.ts';
import type { LegalDocumentContent } from './document.ts';
import { fieldWords, privacyPolicy } from './privacyPolicy.ts';

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
  const unnamed = Object.entries(labels)
    .filter(([name, label]) => isAsked(name) && !row?.includes((fieldWords[name] ?? label).toLowerCase()))
    .map(([, label]) => `“${label}”: name it in the row, and if it is called something else there, say so in fieldWords`);
  expect(unnamed).toEqual([]);
});
