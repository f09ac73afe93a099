import { environmentOf } from '../e2e/helpers/environment.ts';

const given = { ...process.env };
afterEach(() => (process.env = { ...given }));

function portsOf(PORT: string, SUPABASE_PORT: string): number[] {
  Object.assign(process.env, { PORT, SUPABASE_PORT });
  return [0, 1, 2].flatMap((worker) => {
    const { sitePort, gatewayPort, configuredPort, nginxPort, turnstile } = environmentOf(worker);
    return [sitePort, gatewayPort, configuredPort, nginxPort, turnstile.sitePort, turnstile.gatewayPort];
  });
}

test('the end-to-end tests of two checkouts, each with ports of its own, share none', () => {
  const ports = [...portsOf('4173', '54321'), ...portsOf('4183', '54331')];
  expect(new Set(ports).size).toBe(36);
});
