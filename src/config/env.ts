import * as yup from 'yup';
import { domain } from './domain.ts';
import { isForVisitors } from './calendarAddress.ts';
import { expectedVideoAddress } from './videoAddress.ts';

/** What owners copy along with a value, or instead of it. A message about the form wanted may follow. */
const copied: readonly [RegExp, string][] = [
  [/[<>]/, 'must be the value alone, without the code around it'],
  [/^["'`“‘]|["'`”’]$/, 'must stand without quotation marks'],
  [/\s/, 'must be one value, without spaces or line breaks'],
  [/x{4,}|\byour[-_]|[{}…]/i, 'must be your own value: this is the placeholder of an example'],
];

/** A text without what an editor or a web page adds around it and no one sees. */
const text = () =>
  copied.reduce(
    (schema, [pattern, message]) => schema.test(message, message, (value) => !value || !pattern.test(value)),
    yup.string().transform((value?: string) => value?.replace(/\p{Cf}/gu, '').trim()),
  );

/** @param form describes a valid id, for the message */
const id = (pattern: RegExp, form: string) => text().matches(pattern, { message: `must be ${form}` });

const isLoopback = ({ hostname }: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');

/** A rule that only addresses can break: others have their own message. */
const holds = (rule: (url: URL) => boolean) => (value: string | undefined) =>
  !value || !URL.canParse(value) || rule(new URL(value));

/**
 * A page with `https://` loads nothing else by `http://`. And third-party code must not be changed in transit: it could read what
 * visitors type.
 */
const url = () =>
  text()
    .test(
      'url',
      'must be a full URL such as https://example.com/path',
      (value) => !value || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
    )
    .test(
      'https',
      'must begin with https://',
      holds((given) => given.protocol !== 'http:' || isLoopback(given)),
    );

/** @param example for the message */
const origin = (example: string) =>
  url()
    .transform((value?: string) => value?.replace(/\/+$/, ''))
    .test(
      'origin',
      `must end with the host, as ${example} does`,
      holds(({ pathname, search, hash }) => pathname + search + hash === '/'),
    );

const calendar = () =>
  url().test(
    'public',
    'must be the address that the provider gives to visitors (“Copy link”), not that of its settings',
    holds(isForVisitors),
  );

const video = () =>
  url().test('video', (value, { createError }) => {
    const expected = value && URL.canParse(value) ? expectedVideoAddress(new URL(value)) : undefined;
    return expected === undefined || createError({ message: `must be the address of one video, such as ${expected}` });
  });

/** A legacy key is a token that names its role. */
function isPublishable(key: string): boolean {
  if (key.startsWith('sb_publishable_')) return true;
  try {
    return atob(key.split('.')[1] ?? '').includes('"role":"anon"');
  } catch {
    return false;
  }
}

/** The build's settings. `vite.config.ts` validates them: a wrong value stops the build, and the browser gets the result. */
const envSchema = yup.object({
  SITE_URL: origin('https://www.example.com').default(`https://${domain}`),
  VITE_SUPABASE_URL: origin('https://abcdefgh.supabase.co').default('http://127.0.0.1:54321'),
  VITE_SUPABASE_PUBLISHABLE_KEY: text()
    .test(
      'publishable',
      'must be the publishable key, sb_publishable_…, or the older anon key: every visitor can read it, so it is never a secret key',
      (value) => !value || isPublishable(value),
    )
    .default('sb_publishable_local'),
  VITE_LEAD_WEBHOOK_URL: url(),
  VITE_APPLICATION_WEBHOOK_URL: url(),
  VITE_CALENDAR_EMBED_SCRIPT_URL: url(),
  VITE_CALENDAR_APPT_URL: calendar(),
  VITE_CALENDAR_BOOKING_DEMO_URL: calendar(),
  VITE_CALENDAR_BOOKING_DEMO_DR_URL: calendar(),
  VITE_CALENDAR_START_URL: calendar(),
  VITE_CALENDAR_ONBOARDING_URL: calendar(),
  VITE_CALENDAR_DEMO_URL: calendar(),
  VITE_VIDEO_INTRO_URL: video(),
  VITE_VIDEO_WEBINAR_URL: video(),
  VITE_SURVEY_BASE_URL: url(),
  VITE_CONSENT_MODE: yup
    .string()
    .trim()
    .oneOf(['notice', 'opt-in'] as const, 'must be notice or opt-in')
    .default('notice'),
  VITE_CAMPAIGN_IN_ADDRESS: yup
    .string()
    .trim()
    .oneOf(['keep', 'remove'] as const, 'must be keep or remove')
    .default('keep'),
  VITE_PIXEL_ID: id(/^\d{5,20}$/, 'the number of an advertising pixel, such as 123456789012345'),
  VITE_PIXEL_SCRIPT_URL: url(),
  VITE_ANALYTICS_ID: id(
    /^(G|GT)-[A-Z0-9]{4,20}$/,
    'a measurement id, such as G-ABCDE12345; the ids of advertising (AW-, DC-) measure nothing here, because it has no consent, and those of containers (GTM-) or of Universal Analytics (UA-) load something else',
  ),
  VITE_ANALYTICS_SCRIPT_URL: url(),
  VITE_AFFILIATE_ID: id(/^[\w-]{3,64}$/, 'the account id of the affiliate program: letters, digits, - and _'),
  VITE_AFFILIATE_SCRIPT_URL: url(),
  VITE_AFFILIATE_DAYS: text()
    .matches(/^[1-9]\d{0,2}$/, { message: 'must be the program’s “cookie life” in days, from 1 to 999' })
    .default('60'),
  VITE_SITE_HELPER_SCRIPT_URL: url(),
  VITE_CHAT_WIDGET_ID: id(/^[\w-]{3,64}$/, 'the id of a chat widget: letters, digits, - and _'),
  VITE_CHAT_SCRIPT_URL: url(),
  VITE_TURNSTILE_SITE_KEY: id(
    /^[\w-]{10,32}$/,
    'the site key of a Turnstile widget, such as 0x4AAAAAAADnPIDROrmt1Wwj; the longer secret key is the functions’',
  ),
  VITE_TURNSTILE_SCRIPT_URL: url(),
  VITE_SEAL_URL: url(),
});

export type Env = yup.InferType<typeof envSchema>;

/** A script's address needs the id of an account: alone it loads nothing. */
export const idsOfScripts = {
  VITE_PIXEL_SCRIPT_URL: 'VITE_PIXEL_ID',
  VITE_ANALYTICS_SCRIPT_URL: 'VITE_ANALYTICS_ID',
  VITE_AFFILIATE_SCRIPT_URL: 'VITE_AFFILIATE_ID',
  VITE_CHAT_SCRIPT_URL: 'VITE_CHAT_WIDGET_ID',
  VITE_TURNSTILE_SCRIPT_URL: 'VITE_TURNSTILE_SITE_KEY',
} as const satisfies Partial<Record<keyof Env, keyof Env>>;

/** Whether this build loads third-party scripts with its pages; if not, their code is left out. */
export const loadsScripts = (env: Env): boolean =>
  [...Object.values(idsOfScripts), 'VITE_SITE_HELPER_SCRIPT_URL' as const]
    // Turnstile is loaded when a form is used.
    .filter((name) => name !== 'VITE_TURNSTILE_SITE_KEY')
    .some((name) => env[name] !== undefined);

export const settingNames = Object.keys(envSchema.fields) as (keyof Env)[];

export type Problem = { name: string; message: string };

/** @returns the settings with defaults, or all problems */
export function checkEnv(values: Record<string, string | undefined>): { env: Env } | { problems: Problem[] } {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim() !== ''));
  const problems: Problem[] = Object.entries(idsOfScripts)
    .filter(([script, account]) => given[script] !== undefined && given[account] === undefined)
    .map(([script, account]) => ({ name: script, message: `must come with ${account}` }));
  try {
    const env = envSchema.validateSync(given, { abortEarly: false, stripUnknown: true });
    return problems.length > 0 ? { problems } : { env };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const wrong = error.inner.map(({ path, message }) => ({ name: path ?? '', message: message.replace(/^\S+ must/, 'must') }));
    return { problems: [...wrong, ...problems] };
  }
}

/**
 * @returns the settings with defaults
 * @throws Error that names every wrong variable, one per line
 */
export function parseEnv(values: Record<string, string | undefined>): Env {
  const result = checkEnv(values);
  if ('env' in result) return result.env;
  const lines = result.problems.map(({ name, message }) => `  ${name}: ${message}`);
  throw new Error(`These settings are wrong, correct them in .env or in the environment:\n${lines.join('\n')}`);
}
