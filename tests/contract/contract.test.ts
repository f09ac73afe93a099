import { setupServer } from 'msw/node';
import { settings } from '../../src/config/settings.ts';
import { applicationCases } from './applicationCases.ts';
import { contactCases } from './contactCases.ts';
import { exchange } from './exchange.ts';
import { leadCases } from './leadCases.ts';
import { storageCases } from './storageCases.ts';
import { startWorld, type World } from './world.ts';

const mocks = setupServer();
let world: World;

beforeAll(async () => {
  world = await startWorld();
  settings.VITE_SUPABASE_URL = world.url;
}, 60_000);

// jsdom writes each connection that is cut on the console; the cases that cut one look at what the service makes of it.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

afterAll(() => world.stop(), 20_000);

const cases = [...leadCases, ...contactCases, ...applicationCases, ...storageCases];

test.each(cases)('$title', async ({ arrange, alter, handler }) => {
  const call = await arrange(world);
  const real = await exchange(call, (sent) => alter?.(sent, world) ?? sent);

  mocks.listen({ onUnhandledRequest: 'error' });
  mocks.use(handler());
  try {
    expect(await exchange(call)).toEqual(real);
  } finally {
    mocks.close();
  }
});
