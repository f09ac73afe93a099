import { diagnose } from './diagnose.ts';

const find = (values: Record<string, string>, name: string) => diagnose(values).findings.find((one) => one.name === name);

test('an integration without settings is off, with the setting that turns it on', () => {
  expect(find({}, 'Advertising pixel')).toEqual({ status: 'off', name: 'Advertising pixel', detail: 'VITE_PIXEL_ID' });
  expect(diagnose({}).isHealthy).toBe(true);
});

test('an integration that is on is reported with what it loads and which hosts it reaches', () => {
  const values = { VITE_CHAT_WIDGET_ID: 'abc123', VITE_CHAT_SCRIPT_URL: 'https://chat.example/loader.js' };
  expect(find(values, 'Chat')).toMatchObject({
    status: 'on',
    detail: expect.stringMatching(/^loads https:\/\/chat\.example\/loader\.js, talks to chat\.example/) as string,
  });
});

test('a wrong setting is named, and the other integrations are still reported', () => {
  const { findings, isHealthy } = diagnose({ VITE_PIXEL_ID: 'G-1', VITE_ANALYTICS_ID: 'G-ABCDE12345' });
  expect(findings).toContainEqual({
    status: 'wrong',
    name: 'VITE_PIXEL_ID',
    detail: expect.stringMatching(/^must be the number/) as string,
  });
  expect(findings.filter(({ name }) => name === 'Advertising pixel')).toEqual([]);
  expect(findings).toContainEqual(expect.objectContaining({ status: 'on', name: 'Analytics' }));
  expect(isHealthy).toBe(false);
});

test('a webhook’s address is not printed, because it is a secret', () => {
  const values = { VITE_LEAD_WEBHOOK_URL: 'https://hooks.example/secret' };
  expect(find(values, 'Lead webhook')?.detail).toBe('posts to hooks.example');
});

test('a misspelled name is noted, and so is tracking without consent', () => {
  expect(diagnose({ VITE_PIXL_ID: '1' }).notes).toEqual(['VITE_PIXL_ID is no setting of this site.']);
  expect(diagnose({ VITE_PIXEL_ID: '123456' }).notes).toEqual([expect.stringContaining('VITE_CONSENT_MODE=opt-in')]);
  expect(diagnose({ VITE_PIXEL_ID: '123456', VITE_CONSENT_MODE: 'opt-in' }).notes).toEqual([]);
});
