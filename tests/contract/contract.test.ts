import { setupServer } from 'msw/node';
import { settings } from '../../src/config/settings.ts';
import { applicationCases } from './applicationCases.ts';
import { contactCases } from './contactCases.ts';
import { exchange, type Sent } from './exchange.ts';
import { leadCases } from './leadCases.ts';
import { uploadCases } from './uploadCases.ts';
import { startEnvironment, type Environment } from './environment.ts';
import { webhookCases } from './webhookCases.ts';
import { postTo } from './webhookExchange.ts';

const mocks = setupServer();
let environment: Environment;

beforeAll(async () => {
  environment = await startEnvironment();
  settings.VITE_SUPABASE_URL = environment.url;
});

// jsdom logs each connection that is cut; the cases that cut one check the result of the service instead.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

afterAll(() => environment.stop());

const cases = [...leadCases, ...contactCases, ...applicationCases, ...uploadCases];

test.each(cases)('$title', async ({ arrange, fault, alter, handler, step }) => {
  const call = await arrange(environment);
  if (fault) await environment.injectFault(...fault);
  const options = { about: step?.about, alter: (sent: Sent) => alter?.(sent, environment) ?? sent };
  const real = await exchange(call, options);

  mocks.listen({ onUnhandledRequest: 'error' });
  mocks.use(handler(), ...(step?.others() ?? []));
  try {
    expect(await exchange(call, { about: step?.about })).toEqual(real);
  } finally {
    mocks.close();
  }
});

/** Nothing listens here. */
const OUT_OF_REACH = 'http://127.0.0.1:1/';

test.each(webhookCases)('$title', async ({ address, handler, real, expected }) => {
  if (real) await environment.setWebhook(real.name, real.mode);
  const receiver = real ? `${environment.url}/fakes/webhooks/${real.name}` : OUT_OF_REACH;
  expect(await postTo(address, receiver)).toEqual(expected);

  mocks.listen({ onUnhandledRequest: 'error' });
  mocks.use(handler());
  try {
    expect(await postTo(address)).toEqual(expected);
  } finally {
    mocks.close();
  }
});
