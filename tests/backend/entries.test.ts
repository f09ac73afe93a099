import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencies } from '../../package.json';
import * as formEndpoint from '../../supabase/functions/_shared/formEndpoint';
import { functionRequest } from './helpers';
import { hostedSettings } from './hostedSettings';

type Handler = (request: Request) => Promise<Response>;

/** A function as the platform starts it: its entry reads the environment and serves a handler. */
function start(name: string, env: Record<string, string>): Handler {
  const served: Handler[] = [];
  Object.assign(globalThis, { Deno: { serve: (handler: Handler) => served.push(handler), env: { toObject: () => env } } });
  jest.isolateModules(() => {
    jest.doMock('../../supabase/functions/_shared/formEndpoint', () => formEndpoint);
    jest.requireActual(`../../supabase/functions/${name}/index.ts`);
  });
  const [handler] = served;
  if (!handler) throw new Error(`${name} serves nothing.`);
  return handler;
}

const forms = [
  ['track-affiliate-lead', 'affiliate_leads', 'lead'],
  ['submit-contact-message', 'contact_messages', 'message'],
  ['submit-job-application', 'job_applications', 'application'],
] as const;
const scheduled = ['deliver-webhooks', 'delete-old-records', 'delete-by-email', 'health'];
const others = ['create-resume-upload', ...scheduled, 'list-visual-decisions', 'decide-visual-changes'];

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Deno');
});

test.each([...forms.map(([name]) => name), ...others])('%s reports a wrong setting under its name', (name) => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  start(name, { ...hostedSettings, SUPABASE_DB_URL: '' });
  expect(errors.mock.calls.map(([line]) => JSON.parse(line as string) as unknown)).toMatchObject([
    { function: name, outcome: 'misconfigured' },
  ]);
});

test.each([...forms.map(([name]) => name), ...others])('%s responds', async (name) => {
  jest.spyOn(console, 'info').mockImplementation();
  const response = await start(name, hostedSettings)(functionRequest(name, { headers: { apikey: 'another' } }));
  expect(response.status).toBe(401);
});

test.each(forms)('%s stores in %s and announces a %s', (name, table, topic) => {
  const formDeps = jest.spyOn(formEndpoint, 'formDeps');
  start(name, hostedSettings);
  expect(formDeps.mock.calls.map(([, ...rest]) => rest)).toEqual([[table, topic]]);
});

test('each function lists its packages for the hosted platform, in the versions that run here', () => {
  const folder = join(__dirname, '..', '..', 'supabase', 'functions');
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));
  const packages = ['pg', 'sql-template-tag', 'yup'] as const;
  const imports = Object.fromEntries(packages.map((one) => [one, `npm:${one}@${dependencies[one]}`]));
  expect(names.sort()).toEqual([...forms.map(([name]) => name), ...others].sort());
  for (const name of names) {
    const file = join(folder, name, 'deno.json');
    const found: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    expect([name, found]).toEqual([name, { imports }]);
  }
});
