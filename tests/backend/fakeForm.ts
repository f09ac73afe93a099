import type { Handler } from '../../supabase/functions/_shared/endpoint';
import type { FormDeps } from '../../supabase/functions/_shared/formEndpoint';
import type { Earlier, Submission } from '../../supabase/functions/_shared/intake';
import type { LogEntry } from '../../supabase/functions/_shared/log';
import type { LimitReached } from '../../supabase/functions/_shared/rateLimit';
import { hasWebhook, readFormSettings, readProjectSettings, type Topic } from '../../supabase/functions/_shared/settings';
import { functionRequest } from './helpers';

export type Settings = {
  env?: Record<string, string>;
  reached?: LimitReached;
  earlier?: Earlier;
  store?: FormDeps['store'];
};

/** A form's function with fakes of the database and of other services, and what these fakes received. */
export function fakeForm(
  name: string,
  topic: Topic,
  body: object,
  makeHandler: (deps: FormDeps) => Handler,
  { env = {}, reached, earlier, store }: Settings,
) {
  const submitted: Submission[] = [];
  const counted: unknown[] = [];
  const checked: unknown[] = [];
  const delivered: unknown[] = [];
  const logged: (LogEntry & { level: string })[] = [];
  const variables = {
    SUPABASE_DB_URL: 'postgresql://nowhere',
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_local"}',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
    ...env,
  };
  const deps: FormDeps = {
    project: readProjectSettings(variables),
    settings: readFormSettings(variables),
    isAnnounced: hasWebhook(variables, topic),
    clock: () => new Date('2026-01-05T12:00:00Z'),
    log: {
      info: (entry) => logged.push({ ...entry, level: 'info' }),
      error: (entry) => logged.push({ ...entry, level: 'error' }),
    },
    findEarlier: () => Promise.resolve(earlier ?? null),
    store: (submission) => {
      submitted.push(submission);
      return store ? store(submission) : Promise.resolve({ kind: 'stored', event: null });
    },
    countRequest: (kind, sender) => {
      counted.push([kind, sender]);
      return Promise.resolve(reached ?? null);
    },
    checkHuman: (visitor) => {
      checked.push(visitor);
      return Promise.resolve();
    },
    deliverSoon: (event, requestId) => delivered.push({ event, requestId }),
  };
  const handle = makeHandler(deps);
  const send = async (options: Parameters<typeof functionRequest>[1] = {}) => {
    const response = await handle(functionRequest(name, { body, ...options }));
    const received = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body: received, headers: response.headers };
  };
  return { handle, send, submitted, counted, checked, delivered, logged };
}
