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

test('a video’s address that names no one video is wrong, and comes with the form wanted', () => {
  const { findings, isHealthy } = diagnose({
    VITE_VIDEO_INTRO_URL: 'https://vimeo.com/showcase/7008490',
    VITE_VIDEO_WEBINAR_URL: 'https://www.loom.com/share/folder/0123456789abcdef0123456789abcdef',
  });
  const detail = (form: string) => `must be the address of one video, such as ${form}`;
  const form = 'https://www.loom.com/share/0123456789abcdef0123456789abcdef';
  expect(findings.filter(({ name, detail: text }) => /video/i.test(name + text))).toEqual([
    { status: 'wrong', name: 'VITE_VIDEO_INTRO_URL', detail: detail('https://vimeo.com/76979871') },
    { status: 'wrong', name: 'VITE_VIDEO_WEBINAR_URL', detail: detail(form) },
  ]);
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

test('a wrong secret of the functions is named, and a calendar comes with advice about its redirect', () => {
  const { findings, notes } = diagnose({ WEBHOOK_SECRET: 'short', VITE_CALENDAR_DEMO_URL: 'https://calendly.com/team/demo' });
  const detail = 'must be whsec_ followed by at least 24 bytes in Base64';
  expect(findings).toContainEqual({ status: 'wrong', name: 'WEBHOOK_SECRET', detail });
  expect(notes).toEqual([expect.stringContaining('https://ardenwell.example/ty-demo')]);
});
