/**
 * `npm run inbox`: the newest leads, applications, messages and webhook deliveries of the embedded database, which need not be
 * running, or of the one that `INBOX_DATABASE_URL` names. With `--json`, one JSON object with an array for each.
 * `--reference <number>` shows what was sent under the number that the visitor saw. `--release
 * <id|reason>` announces suspect submissions, `--discard <id|reason|all>` deletes them, `--retry <id>` sends a dead event again.
 *
 * `--person <email>` shows what is stored about a person, all of it with `--json`, and deletes it with `--delete`. `--delete-again`
 * deletes once more who was deleted before, after a restore of the whole database.
 */
import type { Sql } from 'postgres';
import { readArguments } from '../../shared/readArguments.ts';
import { runCommand } from '../../shared/runCommand.ts';
import { UserError } from '../../shared/userError.ts';
import { discard, findByReference, readInbox, release, retry } from './inbox.ts';
import { deletePerson, readPerson } from './person.ts';
import { printInbox, printPerson, printReceivers, printRow } from './print.ts';
import { deleteAgain, listFolders } from '../deletedPeople.ts';
import { withDatabase, type DatabaseSource } from '../withDatabase.ts';

const OPTIONS = {
  json: { type: 'boolean', default: false },
  reference: { type: 'string' },
  release: { type: 'string' },
  discard: { type: 'string' },
  retry: { type: 'string' },
  person: { type: 'string' },
  delete: { type: 'boolean', default: false },
  'delete-again': { type: 'boolean', default: false },
} as const;
const USAGE =
  'Use --json, --reference <number>, --release <id|reason>, --discard <id|reason|all>, --retry <id>, --person <email> (with --json or --delete) or --delete-again.';

async function showPerson(database: Sql, email: string, json: boolean): Promise<void> {
  const person = await readPerson(database, email);
  if (json) console.log(JSON.stringify(person, null, 2));
  else printPerson(person);
}

async function removePerson(database: Sql, source: DatabaseSource, email: string): Promise<void> {
  // What is known about the receivers goes with the person, so it is read first.
  const { receivers } = await readPerson(database, email);
  const { leads, applications, messages, uploads } = await deletePerson(database, source, email);
  console.log(
    `Deleted: ${leads} leads, ${applications} applications, ${messages} messages, ${uploads} files without an application.`,
  );
  printReceivers(receivers);
}

await runCommand(async () => {
  const { values } = readArguments({ options: OPTIONS }, USAGE);
  const { json, reference, release: wanted, discard: unwanted, retry: eventId, person, delete: isDeletion } = values;
  if (isDeletion && person === undefined) throw new UserError(`--delete needs --person <email>. ${USAGE}`);
  if (person !== undefined && !person.includes('@')) throw new UserError(`"${person}" is not an email. ${USAGE}`);
  const hasDatabase = await withDatabase('npm run inbox', 'INBOX_DATABASE_URL', async (database, source) => {
    if (wanted !== undefined) console.log(await release(database, wanted));
    else if (unwanted !== undefined) console.log(await discard(database, unwanted));
    else if (eventId !== undefined) console.log(await retry(database, eventId));
    else if (reference !== undefined) for (const row of await findByReference(database, reference)) printRow(row);
    else if (person !== undefined)
      await (isDeletion ? removePerson(database, source, person) : showPerson(database, person, json));
    else if (values['delete-again']) {
      const deleted = await database.begin((tx) => deleteAgain(tx, listFolders(source)));
      console.log(`Deleted: ${deleted} rows of people who had been deleted.`);
    } else {
      const inbox = await readInbox(database);
      if (json) console.log(JSON.stringify(inbox, null, 2));
      else printInbox(inbox);
    }
  });
  if (hasDatabase) return;
  console.error('Nothing is stored yet: run npm start first.');
  if (json) console.log(JSON.stringify({ leads: [], applications: [], messages: [], deliveries: [], violations: [] }));
});
