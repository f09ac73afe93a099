import { diagnose } from './diagnose.ts';

test('a wrong setting is named, and the other integrations are still reported', () => {
  const { findings, isHealthy } = diagnose({ VITE_PIXEL_ID: 'G-1', VITE_ANALYTICS_ID: 'G-ABCDE12345' });
  expect(findings).toContainEqual({
    status: 'wrong',
    name: 'VITE_PIXEL_ID',
    detail: expect.stringMatching(/^must be the number/) as string,
  });
  expect(findings).toContainEqual(expect.objectContaining({ status: 'on', name: 'Analytics' }));
  expect(isHealthy).toBe(false);
});

test('a webhook’s address is not printed, because it is a secret', () => {
  const { findings } = diagnose({ VITE_LEAD_WEBHOOK_URL: 'https://hooks.example/secret' });
  expect(findings).toContainEqual({ status: 'on', name: 'Lead webhook', detail: 'posts to hooks.example' });
});
