import { parseEnv } from './env.ts';

test('an empty environment is the local one', () => {
  expect(parseEnv({})).toMatchObject({
    VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
  });
});

test('what is left empty counts as not given', () => {
  expect(parseEnv({ VITE_CALENDAR_DEMO_URL: '' }).VITE_CALENDAR_DEMO_URL).toBeUndefined();
});

test('each wrong setting is named in one error', () => {
  const parse = () =>
    parseEnv({ SITE_URL: 'ardenwell', VITE_CALENDAR_DEMO_URL: 'calendar', VITE_SUPABASE_URL: 'https://ok.example' });
  expect(parse).toThrow(/SITE_URL: must be a full URL[\s\S]*VITE_CALENDAR_DEMO_URL: must be a full URL/);
  expect(parse).not.toThrow(/VITE_SUPABASE_URL/);
});

test.each(['VITE_CALENDAR_APPT_URL', 'VITE_CALENDAR_EMBED_SCRIPT_URL', 'VITE_VIDEO_WEBINAR_URL'])(
  '%s takes nothing that a frame would run as ours',
  (name) => {
    expect(() => parseEnv({ [name]: 'javascript:alert(1)' })).toThrow(new RegExp(`${name}: must be a full URL`));
    expect(parseEnv({ [name]: 'http://localhost:54321/standins/calendar/appt' })).toHaveProperty(name);
  },
);
