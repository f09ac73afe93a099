import { setupServer } from 'msw/node';
import { settings } from '../../src/config/settings.ts';
import { applicationCases } from './applicationCases.ts';
import { contactCases } from './contactCases.ts';
import { exchange, type Sent } from './exchange.ts';
import { leadCases } from './leadCases.ts';
import { uploadCases } from './uploadCases.ts';
import { startEnvironment, type Environment } from './environment.ts';

const mocks = setupServer();
let environment: Environment;

beforeAll(async () => {
  environment = await startEnvironment();
  settings.VITE_SUPABASE_URL = environment.url;
});

// jsdom logs each connection that is cut; the cases that cut one check the result of the service instead.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

afterAll(() => environment.stop(), 20_000);

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
