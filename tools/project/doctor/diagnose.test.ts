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

test('the address of a database must be encrypted, and its password is not printed', () => {
  const address = 'postgresql://user:secret@db.example/postgres';
  const wrong = diagnose({ INBOX_DATABASE_URL: `${address}?sslmode=disable`, DB_POOLER_URL: address });
  expect(wrong.findings).toContainEqual({
    status: 'wrong',
    name: 'INBOX_DATABASE_URL',
    detail: expect.stringMatching(/^must not allow a connection that is not encrypted/) as string,
  });
  expect(wrong.findings).toContainEqual({ status: 'on', name: 'DB_POOLER_URL', detail: 'connects to db.example, encrypted' });
  expect([wrong.isHealthy, JSON.stringify(wrong).includes('secret')]).toEqual([false, false]);
});
