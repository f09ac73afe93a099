import type { RequestHandler } from 'msw';
import type { FormRejection } from '../../mocks/handlers/functionResponses.ts';
import type { Sent } from './exchange.ts';
import type { Environment } from './environment.ts';

export type ContractCase = {
  title: string;
  /** The mock's response, which must equal the backend's. */
  handler: () => RequestHandler;
  /** What a call of several requests needs: the address of the one under test, and the mocks of the others. */
  step?: { about: RegExp; others: () => RequestHandler[] } | undefined;
  /**
   * Prepares the backend for the case.
   *
   * @returns the call, which is made to the backend and then to the mock
   */
  arrange: (environment: Environment) => Promise<() => Promise<unknown>>;
  /** Injected after the case was prepared. */
  fault?: Readonly<Parameters<Environment['injectFault']>>;
  /** Changes the request under test on its way to the backend. */
  alter?: (sent: Sent, environment: Environment) => Sent | Promise<Sent>;
};

/** A new visitor's, because an email may submit, and upload, only twice in this backend. */
export const newEmail = () => `${crypto.randomUUID()}@mail.example`;

/** One form's service, as the shared cases use it. */
export type Form<Submission> = {
  function: string;
  table: string;
  /** Makes a new visitor's submission, with everything that it requires. */
  make: (changes?: Partial<Submission>) => Promise<Submission>;
  /** A change that makes the body too large. */
  huge: Partial<Submission>;
  send: (submission: Submission) => Promise<unknown>;
  accepted: () => RequestHandler;
  suspected: () => RequestHandler;
  rejected: (reason: FormRejection) => RequestHandler;
  /** The kinds of rejection to try: one form tries all, because all forms share the code. */
  rejections: readonly FormRejection[];
  crashed: () => RequestHandler;
  unreachable: () => RequestHandler;
};

const withHeader = (name: string, value: string) => (sent: Sent) => {
  sent.init.headers.set(name, value);
  return sent;
};

/** Sends the request to another backend on the same database. */
export const toBackend =
  (address: 'strictUrl' | 'busyUrl' | 'misconfiguredUrl') =>
  (sent: Sent, environment: Environment): Sent => ({ ...sent, url: sent.url.replace(environment.url, environment[address]) });

/** The responses that all forms share, each produced by the backend itself. */
export function formCases<Submission extends { email: string; website: string; idempotencyKey: string }>(
  form: Form<Submission>,
): ContractCase[] {
  const sending = (submission: Submission) => () => form.send(submission);
  const one = async () => sending(await form.make());
  const changed = (changes: object) => form.make(changes);

  const rejections: Record<FormRejection, Pick<ContractCase, 'arrange' | 'alter'>> = {
    'rate-limited': {
      arrange: async () => {
        const first = await form.make();
        const second = await changed({ email: first.email });
        for (const submission of [first, second]) expect(await form.send(submission)).toMatchObject({ ok: true });
        return sending({ ...second, idempotencyKey: crypto.randomUUID() });
      },
    },
    'human-check-failed': { arrange: one, alter: toBackend('strictUrl') },
    'out-of-order': { arrange: one, alter: toBackend('misconfiguredUrl') },
    'database-unavailable': {
      async arrange({ command }) {
        const submission = await form.make();
        await command({ cutInsertInto: form.table });
        return sending(submission);
      },
    },
    'body-too-large': { arrange: async () => sending(await form.make(form.huge)) },
    'wrong-content-type': { arrange: one, alter: withHeader('content-type', 'text/plain') },
    'wrong-api-key': { arrange: one, alter: withHeader('apikey', 'sb_publishable_other') },
  };

  const onPost = (fault: string) => ({ arrange: one, fault: [`functions/${form.function}`, fault] as const });

  const cases: ContractCase[] = [
    { title: 'all fields filled in', handler: form.accepted, arrange: one },
    {
      title: 'a robot',
      handler: form.suspected,
      arrange: async () => sending(await changed({ website: 'https://spam.example', elapsedMs: 1 })),
    },
    ...form.rejections.map((reason) => ({ title: reason, handler: () => form.rejected(reason), ...rejections[reason] })),
    { title: 'a function that crashed', handler: form.crashed, ...onPost('500') },
    { title: 'a connection that was cut', handler: form.unreachable, ...onPost('reset') },
  ];
  return cases.map((it) => ({ ...it, title: `${form.function}: ${it.title}` }));
}

/** A field that breaks a rule: one, because every rule is reported alike. `tests/backend/schemas.test.ts` knows the words of each. */
export const fieldCase = <Submission>(
  { function: name, make, send }: Pick<Form<Submission>, 'function' | 'make' | 'send'>,
  rejected: (field: string, error: string) => RequestHandler,
  [field, changes, error]: readonly [field: string, changes: Partial<Submission>, error: string],
): ContractCase => ({
  title: `${name}: a wrong ${field}`,
  handler: () => rejected(field, error),
  async arrange() {
    const submission = await make(changes);
    return () => send(submission);
  },
});
