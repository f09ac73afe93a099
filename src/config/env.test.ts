import { loadsScripts, parseEnv } from './env.ts';

test('an empty environment has the local defaults', () => {
  expect(parseEnv({})).toMatchObject({
    VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
  });
});

test('spaces and a slash at the end are dropped; a value without anything else counts as not set', () => {
  expect(parseEnv({ VITE_CALENDAR_DEMO_URL: ' ' }).VITE_CALENDAR_DEMO_URL).toBeUndefined();
  const legacyKey = `eyJ.${btoa('{"role":"anon"}')}.x`;
  expect(
    parseEnv({ SITE_URL: ' https://www.example.com/\u200B', VITE_SUPABASE_PUBLISHABLE_KEY: `${legacyKey}\n` }),
  ).toMatchObject({ SITE_URL: 'https://www.example.com', VITE_SUPABASE_PUBLISHABLE_KEY: legacyKey });
});

test('one error names every wrong setting', () => {
  const parse = () =>
    parseEnv({ SITE_URL: 'ardenwell', VITE_CALENDAR_DEMO_URL: 'calendar', VITE_SUPABASE_URL: 'https://ok.example' });
  expect(parse).toThrow(/SITE_URL: must be a full URL[\s\S]*VITE_CALENDAR_DEMO_URL: must be a full URL/);
  expect(parse).not.toThrow(/VITE_SUPABASE_URL/);
});

test.each(['VITE_CALENDAR_APPT_URL', 'VITE_CALENDAR_EMBED_SCRIPT_URL', 'VITE_VIDEO_WEBINAR_URL'])(
  '%s accepts no `javascript:` URL',
  (name) => {
    expect(() => parseEnv({ [name]: 'javascript:alert(1)' })).toThrow(new RegExp(`${name}: must be a full URL`));
    expect(parseEnv({ [name]: 'http://localhost:54321/fakes/calendar/appt' })).toHaveProperty(name);
  },
);

test.each([
  ['VITE_PIXEL_ID', 'G-ABCDE12345', 'must be the number of an advertising pixel'],
  ['VITE_ANALYTICS_ID', 'UA-1234-1', 'must be a measurement id'],
  ['VITE_ANALYTICS_ID', 'AW-1234567890', 'must be a measurement id, such as G-ABCDE12345; the ids of advertising (AW-, DC-)'],
  ['VITE_AFFILIATE_ID', "x');alert(1", 'must be the account id'],
  ...['0', '-1', '1000', '60 days', '1.5'].map((days): [string, string, string] => ['VITE_AFFILIATE_DAYS', days, 'must be']),
  ['VITE_CHAT_WIDGET_ID', '<script>', 'must be the id of a chat widget'],
  ['VITE_CONSENT_MODE', 'opt-out', 'must be notice or opt-in'],
  ['VITE_SUPABASE_URL', 'http://hooks.example/lead', 'must begin with https://'],
  ['VITE_LEAD_WEBHOOK_URL', 'http://hooks.example/lead', 'must begin with https://'],
  ['VITE_APPLICATION_WEBHOOK_URL', 'http://hooks.example/lead', 'must begin with https://'],
  ['VITE_SITE_HELPER_SCRIPT_URL', 'http://helper.example/h.js', 'must begin with https://'],
  ['VITE_SITE_HELPER_SCRIPT_URL', 'helper.js', 'must be a full URL'],
  ['VITE_CALENDAR_DEMO_URL', 'http://calendly.com/team/demo', 'must begin with https://'],
  ['VITE_CALENDAR_DEMO_URL', '<iframe src="https://calendly.com/team/demo"></iframe>', 'must be the value alone'],
  ['VITE_CALENDAR_DEMO_URL', 'https://calendly.com/your-name', 'must be your own value'],
  ['VITE_CALENDAR_DEMO_URL', 'https://app.hubspot.com/meetings/1', 'must be the address that the provider gives to visitors'],
  ['VITE_ANALYTICS_ID', 'G-XXXXXXXXXX', 'must be your own value'],
  ['VITE_ANALYTICS_ID', '“G-ABCDE12345”', 'must stand without quotation marks'],
  ['VITE_PIXEL_ID', '123 456 789', 'must be one value'],
  ['VITE_VIDEO_INTRO_URL', 'https://www.youtube.com/@ardenwell', 'must be the address of one video'],
  ...[
    ['https://www.youtube.com/playlist?list=PLabcdefghijk', 'https://youtu.be/dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/videoseries?list=PLabcdefghijk', 'https://youtu.be/dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/live_stream?channel=UCabc', 'https://youtu.be/dQw4w9WgXcQ'],
    ['https://www.youtube.com/c/elevenchars', 'https://youtu.be/dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?list=PLabcdefghijk', 'https://youtu.be/dQw4w9WgXcQ'],
    ['https://vimeo.com/showcase/7008490', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/album/7008490', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/event/123456', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/123456/review/76979871/abcdef0123', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/user/123456/folder/654321', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/channels/staffpicks', 'https://vimeo.com/76979871'],
    ['https://our-team.wistia.com/medias/', 'https://your-team.wistia.com/medias/abcde12345'],
    ['https://our-team.wistia.com/medias', 'https://your-team.wistia.com/medias/abcde12345'],
    ['https://our-team.wistia.com/projects/abcde12345', 'https://your-team.wistia.com/medias/abcde12345'],
    ['https://fast.wistia.net/embed/channel/abcde12345', 'https://your-team.wistia.com/medias/abcde12345'],
    ['https://www.loom.com/share/', 'https://www.loom.com/share/0123456789abcdef0123456789abcdef'],
    ['https://www.loom.com/share/folder/0123456789abcdef0123456789abcdef', 'https://www.loom.com/share/0123456789abcdef'],
    ['https://www.loom.com/looms/videos', 'https://www.loom.com/share/0123456789abcdef0123456789abcdef'],
  ].map(([address = '', form = '']): [string, string, string] => [
    'VITE_VIDEO_WEBINAR_URL',
    address,
    `must be the address of one video, such as ${form}`,
  ]),
  ['SITE_URL', 'https://www.example.com/home', 'must end with the host'],
  ['VITE_SUPABASE_URL', 'https://supabase.com/dashboard/project/abc', 'must end with the host'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc', 'must be the publishable key'],
  ['VITE_TURNSTILE_SITE_KEY', '1x0000000000000000000000000000000AA', 'must be the site key'],
  ['VITE_PIXEL_SCRIPT_URL', 'https://pixel.example/p.js', 'must come with VITE_PIXEL_ID'],
])('%s=%s stops the build with a reason', (name, value, message) => {
  expect(() => parseEnv({ [name]: value })).toThrow(`  ${name}: ${message}`);
});

test('a script’s URL may be http on localhost only', () => {
  expect(parseEnv({ VITE_SITE_HELPER_SCRIPT_URL: 'http://localhost:54321/h.js' })).toHaveProperty('VITE_SITE_HELPER_SCRIPT_URL');
});

test('only a setting that loads a script with the page adds the code for it', () => {
  expect(loadsScripts(parseEnv({ VITE_SEAL_URL: 'https://seal.example/us', VITE_CONSENT_MODE: 'opt-in' }))).toBe(false);
  expect(loadsScripts(parseEnv({ VITE_CHAT_WIDGET_ID: 'abc123' }))).toBe(true);
  expect(loadsScripts(parseEnv({ VITE_SITE_HELPER_SCRIPT_URL: 'https://helper.example/h.js' }))).toBe(true);
});
