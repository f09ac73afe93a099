import { columnsOf } from '../../../supabase/functions/_shared/formFields.ts';
import { leadFieldsSchema } from '../../../supabase/functions/_shared/leadSchema.ts';
import { groupBy } from '../../shared/groupBy.ts';

export type Row = Record<string, unknown>;

/** Rows as they are in the database, newest first. */
export type Inbox = {
  leads: Row[];
  applications: Row[];
  messages: Row[];
  deliveries: Row[];
  violations: Row[];
};

/** All that is stored about a person, newest first. */
export type Person = {
  email: string;
  leads: Row[];
  applications: Row[];
  messages: Row[];
  /** Résumés, submitted or only uploaded. */
  files: Row[];
  /** Webhooks about them. */
  events: Row[];
  /** Who may have got one, which cannot be deleted from here. */
  receivers: Receiver[];
};

export type Receiver = { receiver: string; topic: string; lastAttemptAt: Date; received: boolean };

const SHOWN = 20;
/** There can be thousands after an attack. */
const MOST_SUSPECTS = 100;
const WIDEST = 36;

const leadColumns = Object.keys(columnsOf(leadFieldsSchema.fields));

/** The title of each table, its rows and its columns. */
const SECTIONS: [title: string, rows: Exclude<keyof Inbox, 'violations'>, columns: string][] = [
  ['Leads', 'leads', `created_at, reference, ${leadColumns.join(', ')}, tracking_source, ref_id`],
  ['Applications', 'applications', 'created_at, reference, position, full_name, email, phone, resume_file_name'],
  ['Messages', 'messages', 'created_at, reference, first_name, last_name, email, message'],
  ['Webhook deliveries', 'deliveries', 'created_at, topic, status, attempts, last_status, last_error, id'],
];
const VIOLATION_COLUMNS = 'last_day, hits, page, directive, blocked';
const DEAD_COLUMNS = 'created_at, topic, attempts, last_attempt_at, last_status, last_error, id';
const SUSPECT_COLUMNS = 'created_at, suspect_reason, kind, email, id';

/** Prints the newest rows of each kind as tables for a person. */
export function printInbox(inbox: Inbox): void {
  for (const [title, rows, columns] of SECTIONS) {
    const found = inbox[rows];
    const more = found.length > SHOWN ? `, the newest ${SHOWN} shown` : '';
    console.log(`\n${title} (${found.length}${more})`);
    if (found.length > 0) printTable(columns, found.slice(0, SHOWN));
  }
  printSection('Blocked by the content security policy, in a month', inbox.violations.slice(0, SHOWN), VIOLATION_COLUMNS);
  const suspects = (['leads', 'applications', 'messages'] as const).flatMap((kind) =>
    inbox[kind].filter(isWaitingSuspect).map((row) => ({ ...row, kind: kind.slice(0, -1) })),
  );
  console.log(`\nSuspects: stored, not announced (${countsByReason(suspects)})`);
  if (suspects.length > 0) {
    printTable(SUSPECT_COLUMNS, suspects.slice(0, MOST_SUSPECTS));
    console.log('  Announce with: npm run inbox -- --release <id|reason>, delete with: --discard <id|reason>,');
    console.log('  or all that a robot has sent (honeypot, too_fast) with: --discard all');
  }
  const dead = inbox.deliveries.filter(({ status }) => status === 'dead');
  console.log(`\nDead letters: all attempts failed, the webhook has not received them (${dead.length})`);
  if (dead.length > 0) {
    printTable(DEAD_COLUMNS, dead);
    console.log('  Send one again with: npm run inbox -- --retry <id>');
  }
  console.log('');
}

const FILE_COLUMNS = 'created_at, bytes, path';
const RECEIVER_COLUMNS = 'receiver, topic, last_attempt_at, outcome';

/** Prints what is stored about a person, and who else has something. */
export function printPerson(person: Person): void {
  console.log(`\nStored about ${cell(person.email)}`);
  for (const [title, rows, columns] of SECTIONS)
    printSection(title, rows === 'deliveries' ? person.events : person[rows], columns);
  printSection('Files', person.files, FILE_COLUMNS);
  printReceivers(person.receivers);
  console.log('Everything, in full: --json. Delete it: --delete.\n');
}

/** Prints who got something that cannot be deleted from here. */
export function printReceivers(receivers: Receiver[]): void {
  const rows = receivers.map(({ receiver, topic, lastAttemptAt, received }) => ({
    receiver,
    topic,
    last_attempt_at: lastAttemptAt,
    outcome: received ? 'received' : 'may have arrived',
  }));
  printSection('Sent to receivers, who have to delete it themselves', rows, RECEIVER_COLUMNS);
  console.log(
    '  Backups, booking calendars and what a browser sent to other companies are not known here (docs/operations.md).\n',
  );
}

function printSection(title: string, rows: Row[], columns: string): void {
  console.log(`\n${title} (${rows.length})`);
  if (rows.length > 0) printTable(columns, rows);
}

const countsByReason = (suspects: Row[]): string =>
  [...groupBy(suspects, (row) => String(row.suspect_reason))].map(([reason, rows]) => `${rows.length} ${reason}`).join(', ') ||
  '0';

const isWaitingSuspect = (row: Row) => Boolean(row.suspect_reason) && !row.released_at;

/** Prints the columns of rows, with their names above. @param names with a comma between them */
function printTable(names: string, rows: Row[]): void {
  const columns = names.split(', ');
  const cells = rows.map((row) => columns.map((column) => cell(row[column])));
  const widths = columns.map((column, index) => Math.max(column.length, ...cells.map((line) => line[index]?.length ?? 0)));
  const print = (line: string[]) =>
    console.log(`  ${line.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd());
  print(columns);
  print(widths.map((width) => '─'.repeat(width)));
  cells.forEach(print);
}

/** Prints all that a row has, a line for each column. */
export function printRow(row: Row): void {
  const width = Math.max(...Object.keys(row).map((name) => name.length));
  console.log('');
  for (const [name, value] of Object.entries(row)) console.log(`  ${name.padEnd(width)}  ${cell(value, Infinity)}`);
}

/** Invisible characters that reverse the direction of a line or hide a part of it, beyond their own cell. */
const INVISIBLE = /[\p{Bidi_Control}\p{Cc}]/gu;

const escaped = (character: string) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;

/** A value as text for one cell of a table on a terminal. */
export function cell(value: unknown, widest = WIDEST): string {
  if (value === null || value === undefined) return '–';
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ').replace(INVISIBLE, escaped);
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
}
