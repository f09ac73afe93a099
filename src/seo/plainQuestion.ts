import type { FaqEntryContent, LicensesContent } from '../content/faq.ts';
import type { Question } from '../content/types.ts';
import { formatDate } from '../lib/time.ts';

const licenseLines = ({ caption, columns, items }: LicensesContent): string[] => [
  `${caption}:`,
  ...items.map(({ state, number, expires }) => `• ${state}: ${number}, ${columns.expires.toLowerCase()} ${formatDate(expires)}`),
];

/** A question of the FAQ page with all of its answer as text, a line for each paragraph, item, license and pharmacy, in the page's order. */
export function plainQuestion({ question, answer: [first, ...rest], list, licenses, pharmacies }: FaqEntryContent): Question {
  const lines = [
    first,
    ...(list ?? []).map((item) => `• ${item}`),
    ...rest,
    ...(licenses ? licenseLines(licenses) : []),
    ...(pharmacies?.items ?? []).map(({ name, kind, address, phone }) => `• ${name}, ${kind}, ${address}, ${phone}`),
  ];
  return { question, answer: lines.join('\n') };
}
