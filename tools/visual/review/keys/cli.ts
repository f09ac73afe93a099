/**
 * `npm run reviewers -- create "Ada Lovelace"`, `create CI --read-only`, `list`, `revoke <name or id>`: who may decide about visual
 * changes in the published Storybook. `VISUAL_REVIEW_DATABASE_URL` names the database; npm's script fills in the embedded one.
 */
import { readFileSync } from 'node:fs';
import postgres, { type Sql } from 'postgres';
import { readArguments } from '../../../shared/readArguments.ts';
import { runCommand } from '../../../shared/runCommand.ts';
import { errorCode, UserError } from '../../../shared/userError.ts';
import { createReviewer, listReviewers, revokeReviewer } from './keys.ts';

const VARIABLE = 'VISUAL_REVIEW_DATABASE_URL';
const USAGE = 'Use create "<name>", create <name> --read-only, list, or revoke <name or id>.';
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** What the arguments ask for. @throws UserError */
function readCommand(): (database: Sql) => Promise<void> {
  const options = { 'read-only': { type: 'boolean', default: false } } as const;
  const { positionals, values } = readArguments({ allowPositionals: true, options }, USAGE);
  const [verb, subject, ...more] = positionals;
  const name = subject?.trim() ?? '';
  if (verb === 'list' && subject === undefined) return printReviewers;
  if (more.length > 0) throw new UserError(`Put a name with spaces into quotes. ${USAGE}`);
  if (verb === 'create' && name !== '') {
    const isReader = values['read-only'];
    return async (database) => {
      const key = await createReviewer(database, name, !isReader);
      const may = isReader ? 'can read decisions' : 'can sign in';
      console.log(`${name} ${may} with this key for 90 days. It is shown only once:\n\n  ${key}\n`);
    };
  }
  if (verb === 'revoke' && name !== '') {
    return async (database) => console.log(`The key of ${await revokeReviewer(database, name)} is revoked.`);
  }
  throw new UserError(USAGE);
}

async function printReviewers(database: Sql): Promise<void> {
  const reviewers = await listReviewers(database);
  if (reviewers.length === 0)
    return console.log('There are no reviewers yet. Add one with: npm run reviewers -- create "<name>"');
  const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '';
  console.table(
    reviewers.map((row) => ({ ...row, created: dayOf(row.created), ends: dayOf(row.ends), revoked: dayOf(row.revoked) })),
  );
}

/** Encrypted and verified, except on this machine. `DATABASE_CA` has the certificate of a host that the system does not know. */
function connect(address: string): Sql {
  if (!URL.canParse(address)) throw new UserError(`${VARIABLE} is no address: encode the special characters of its password.`);
  const { DATABASE_CA: certificate } = process.env;
  const ca = certificate && !certificate.startsWith('-----') ? readFileSync(certificate, 'utf8') : certificate;
  const ssl = THIS_MACHINE.test(new URL(address).hostname) ? false : { rejectUnauthorized: true, ...(ca && { ca }) };
  return postgres(address, { max: 1, prepare: false, fetch_types: false, connect_timeout: 10, ssl, onnotice: () => undefined });
}

/** What a person can do about an error of the database; its own text can quote the address. */
function explain(cause: unknown): never {
  const code = errorCode(cause);
  if (code === '42P01' || code === '3F000')
    throw new UserError('This database has no table of reviewers yet. docs/visual-review.md says how it gets one.');
  if (cause instanceof UserError || code === undefined) throw cause;
  throw new UserError(`The database of ${VARIABLE} cannot be used: ${code}.`);
}

await runCommand(async () => {
  const command = readCommand();
  const address = process.env[VARIABLE];
  if (!address) throw new UserError(`Set ${VARIABLE}.`);
  const database = connect(address);
  await command(database)
    .catch(explain)
    .finally(() => database.end({ timeout: 1 }));
});
