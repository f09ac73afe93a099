/**
 * `npm run inbox`: the newest leads, applications, messages and webhook deliveries of the embedded database, which need not be
 * running, or of the one that `INBOX_DATABASE_URL` names. With `--json`, one JSON object with an array for each. `--release <id>`
 * announces a suspect submission, `--discard <id|all>` deletes suspects, `--retry <id>` sends a dead event again.
 */
import { readArguments } from '../../shared/readArguments.ts';
import { runCommand } from '../../shared/runCommand.ts';
import { discard, readInbox, release, retry } from './inbox.ts';
import { printInbox } from './print.ts';
import { withDatabase } from '../withDatabase.ts';

const OPTIONS = {
  json: { type: 'boolean', default: false },
  release: { type: 'string' },
  discard: { type: 'string' },
  retry: { type: 'string' },
} as const;
const USAGE = 'Use --json, --release <id>, --discard <id|all> or --retry <id>.';

await runCommand(async () => {
  const { json, release: suspectId, discard: unwanted, retry: eventId } = readArguments({ options: OPTIONS }, USAGE).values;
  const hasDatabase = await withDatabase('npm run inbox', 'INBOX_DATABASE_URL', async (database) => {
    if (suspectId !== undefined) console.log(await release(database, suspectId));
    else if (unwanted !== undefined) console.log(await discard(database, unwanted));
    else if (eventId !== undefined) console.log(await retry(database, eventId));
    else {
      const inbox = await readInbox(database);
      if (json) console.log(JSON.stringify(inbox, null, 2));
      else printInbox(inbox);
    }
  });
  if (hasDatabase) return;
  console.error('Nothing is stored yet: run npm start first.');
  if (json) console.log(JSON.stringify({ leads: [], applications: [], messages: [], deliveries: [] }));
});
