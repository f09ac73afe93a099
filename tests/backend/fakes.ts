import type { Database, Queries, Sql } from '../../supabase/functions/_shared/database.ts';
import type { Handler } from '../../supabase/functions/_shared/endpoint.ts';
import type { FormDeps } from '../../supabase/functions/_shared/formEndpoint.ts';
import type { Earlier, Submission } from '../../supabase/functions/_shared/intake.ts';
import type { LogEntry } from '../../supabase/functions/_shared/log.ts';
import type { ClaimedEvent } from '../../supabase/functions/_shared/outbox.ts';
import {
  hasWebhook,
  readFormSettings,
  readProjectSettings,
  type Environment,
  type Topic,
} from '../../supabase/functions/_shared/settings.ts';
import type { HumanVerdict } from '../../supabase/functions/_shared/suspects.ts';
import { functionRequest } from './helpers.ts';

/** What the platform sets for the functions of a project whose owner has set nothing. */
export const hostedSettings = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_DB_URL: 'postgresql://postgres:secret@db.abc.supabase.co:5432/postgres',
  SUPABASE_ANON_KEY: 'an older key',
  SUPABASE_SERVICE_ROLE_KEY: 'an older secret key',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_abc"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_abc"}',
} as const satisfies Environment;

export const claimedEvent: ClaimedEvent = {
  id: 'event',
  topic: 'lead',
  subjectId: 'subject',
  payload: { email: 'a@b.co' },
  attempts: 3,
  timeouts: 0,
};

/** A log that keeps its entries. */
export function recordedLog() {
  const logged: (LogEntry & { level: 'info' | 'error' })[] = [];
  const log = {
    info: (entry: LogEntry) => void logged.push({ level: 'info', ...entry }),
    error: (entry: LogEntry) => void logged.push({ level: 'error', ...entry }),
  };
  return { log, logged };
}

export type Query = { text: string; values: unknown[] };

/** A database in which each statement returns, or writes, the rows that `rowsOf` returns for it. */
export function fakeDatabase(rowsOf: (query: Query) => object[] | Promise<object[]> = () => []): Database {
  const rows = async ({ text, values }: Sql) => rowsOf({ text: text.replace(/\s+/g, ' ').trim(), values });
  const queries = { rows, run: async (statement: Sql) => (await rows(statement)).length } as Queries;
  return { ...queries, transaction: (work) => work(queries), end: () => Promise.resolve() };
}

export type FormSetUp = {
  env?: Record<string, string>;
  /** What the limits of the sender say. */
  retryAfterSeconds?: number;
  isAboveCeiling?: boolean;
  earlier?: Earlier;
  store?: FormDeps['store'];
  /** What the check by Turnstile says. */
  human?: HumanVerdict;
};

/** A form's function with fakes of the database and of other services, and what these fakes received. */
export function fakeForm(
  name: string,
  topic: Topic,
  body: object,
  makeHandler: (deps: FormDeps) => Handler,
  { env = {}, retryAfterSeconds, isAboveCeiling = false, earlier, store, human = 'off' }: FormSetUp,
) {
  const submitted: Submission[] = [];
  const counted: unknown[] = [];
  const checked: unknown[] = [];
  const delivered: unknown[] = [];
  const { log, logged } = recordedLog();
  const variables = {
    ...hostedSettings,
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_local"}',
    ...env,
  };
  const deps: FormDeps = {
    project: readProjectSettings(variables),
    settings: readFormSettings(variables),
    isAnnounced: hasWebhook(variables, topic),
    clock: () => new Date('2026-01-05T12:00:00Z'),
    log,
    findEarlier: () => Promise.resolve(earlier ?? null),
    store: (submission) => {
      submitted.push(submission);
      return store ? store(submission) : Promise.resolve({ kind: 'stored', event: null });
    },
    counter: {
      countSender: (kind, sender, ceiling) => {
        counted.push([kind, sender, ceiling]);
        return Promise.resolve({ retryAfterSeconds: retryAfterSeconds ?? null, isAboveCeiling });
      },
      isAboveCeiling: (ceiling) => {
        counted.push(ceiling);
        return Promise.resolve(isAboveCeiling);
      },
    },
    checkHuman: (visitor) => {
      checked.push(visitor);
      return Promise.resolve(human);
    },
    deliverSoon: (event, requestId) => delivered.push({ event, requestId }),
  };
  const handle = makeHandler(deps);
  const send = async (options: Parameters<typeof functionRequest>[1] = {}) => {
    const response = await handle(functionRequest(name, { body, ...options }));
    const received = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body: received, headers: response.headers };
  };
  return { send, submitted, counted, checked, delivered, logged };
}
