import { environmentOf } from '../e2e/helpers/environment.ts';

const given = { ...process.env };
afterEach(() => (process.env = { ...given }));

function portsOf(PORT: string): number[] {
  process.env.PORT = PORT;
  return [0, 1, 2].flatMap((worker) => {
    const { sitePort, gatewayPort, configuredPort, nginxPort, turnstile } = environmentOf(worker);
    return [sitePort, gatewayPort, configuredPort, nginxPort, turnstile.sitePort, turnstile.gatewayPort];
  });
}

test('the end-to-end tests of two checkouts, each with ports of its own, share none, nor does a connection take one', () => {
  const ports = [...portsOf('4173'), ...portsOf('4183')];
  expect(new Set(ports).size).toBe(36);
  // Linux takes 32768 and higher ones for connections (net.ipv4.ip_local_port_range).
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
