/**
 * `npm run reviewers -- create "Ada Lovelace"`, `list`, `revoke <name or id>`: who may decide about visual changes in the
 * published Storybook. Uses the embedded database, which need not be running, or the one that `VISUAL_REVIEW_DATABASE_URL` names.
 */
import type { Sql } from 'postgres';
import { readArguments } from '../../shared/readArguments.ts';
import { runCommand } from '../../shared/runCommand.ts';
import { errorCode, UserError } from '../../shared/userError.ts';
import { printTable } from '../inbox/print.ts';
import { createReviewer, listReviewers, revokeReviewer } from './reviewers.ts';
import { withDatabase } from '../withDatabase.ts';

const VARIABLE = 'VISUAL_REVIEW_DATABASE_URL';
const USAGE = 'Use create "<name>", list, or revoke <name or id>.';

/** What the arguments ask for. @throws UserError */
function readCommand(): (database: Sql) => Promise<void> {
  const { positionals } = readArguments({ allowPositionals: true }, USAGE);
  const [verb, subject, ...more] = positionals;
  const name = subject?.trim() ?? '';
  if (verb === 'list' && subject === undefined) return printReviewers;
  if (more.length > 0) throw new UserError(`Put a name with spaces into quotes. ${USAGE}`);
  if (verb === 'create' && name !== '') {
    return async (database) => {
      const key = await createReviewer(database, name);
      console.log(`${name} can sign in with this key. It is shown only once:\n\n  ${key}\n`);
    };
  }
  if (verb === 'revoke' && name !== '') {
    return async (database) => console.log(`The key of ${await revokeReviewer(database, name)} is revoked.`);
  }
  throw new UserError(USAGE);
}

async function printReviewers(database: Sql): Promise<void> {
  const reviewers = await listReviewers(database);
  if (reviewers.length === 0) console.log('There are no reviewers yet. Add one with: npm run reviewers -- create "<name>"');
  else printTable('name, created, revoked, decisions, id', reviewers);
}

function explainMissingTable(cause: unknown): never {
  if (errorCode(cause) !== '42P01') throw cause;
  const command = process.env[VARIABLE] ? 'supabase db push' : 'npm start';
  throw new UserError(`This database has no table of reviewers yet. Create it with: ${command}`);
}

await runCommand(async () => {
  const hasDatabase = await withDatabase('npm run reviewers', VARIABLE, readCommand()).catch(explainMissingTable);
  if (!hasDatabase) throw new UserError(`There is no database yet: run npm start first, or set ${VARIABLE}.`);
});
