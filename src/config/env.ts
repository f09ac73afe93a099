import * as yup from 'yup';
import { domain } from './domain.ts';

/** The build's settings. `vite.config.ts` validates them: a wrong value stops the build, and the browser gets the result. */
const url = () => yup.string().trim().url('must be a full URL such as https://example.com/path');

/** Unlike yup's own rule, allows `localhost`, and only HTTP(S). */
const localUrl = () =>
  yup
    .string()
    .trim()
    .test(
      'url',
      'must be a full URL such as https://example.com/path',
      (value) => !value || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
    );

const isLoopback = ({ hostname }: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');

/** Third-party code on our pages must not be changed in transit: it could read what visitors type. */
const scriptUrl = () =>
  localUrl().test(
    'https',
    'must begin with https://',
    (value) => !value || !URL.canParse(value) || new URL(value).protocol === 'https:' || isLoopback(new URL(value)),
  );

/** What visitors typed must not be read in transit either. */
const postUrl = scriptUrl;

/** @param form describes a valid id, for the message */
const id = (pattern: RegExp, form: string) =>
  yup
    .string()
    .trim()
    .matches(pattern, { message: `must be ${form}` });

const envSchema = yup.object({
  SITE_URL: url().default(`https://${domain}`),
  VITE_SUPABASE_URL: postUrl().default('http://127.0.0.1:54321'),
  VITE_SUPABASE_PUBLISHABLE_KEY: yup.string().trim().default('sb_publishable_local'),
  VITE_LEAD_WEBHOOK_URL: postUrl(),
  VITE_APPLICATION_WEBHOOK_URL: postUrl(),
  VITE_CALENDAR_EMBED_SCRIPT_URL: localUrl(),
  VITE_CALENDAR_APPT_URL: localUrl(),
  VITE_CALENDAR_BOOKING_DEMO_URL: localUrl(),
  VITE_CALENDAR_BOOKING_DEMO_DR_URL: localUrl(),
  VITE_CALENDAR_START_URL: localUrl(),
  VITE_CALENDAR_ONBOARDING_URL: localUrl(),
  VITE_CALENDAR_DEMO_URL: localUrl(),
  VITE_VIDEO_INTRO_URL: localUrl(),
  VITE_VIDEO_WEBINAR_URL: localUrl(),
  VITE_SURVEY_BASE_URL: localUrl(),
  VITE_CONSENT_MODE: yup
    .string()
    .trim()
    .oneOf(['notice', 'opt-in'] as const, 'must be notice or opt-in')
    .default('notice'),
  VITE_PIXEL_ID: id(/^\d{5,20}$/, 'the number of an advertising pixel, such as 123456789012345'),
  VITE_PIXEL_SCRIPT_URL: scriptUrl(),
  VITE_ANALYTICS_ID: id(
    /^(G|GT)-[A-Z0-9]{4,20}$/,
    'a measurement id, such as G-ABCDE12345; the ids of advertising (AW-, DC-) measure nothing here, because it has no consent',
  ),
  VITE_ANALYTICS_SCRIPT_URL: scriptUrl(),
  VITE_AFFILIATE_ID: id(/^[\w-]{3,64}$/, 'the account id of the affiliate program: letters, digits, - and _'),
  VITE_AFFILIATE_SCRIPT_URL: scriptUrl(),
  VITE_SITE_HELPER_SCRIPT_URL: scriptUrl(),
  VITE_CHAT_WIDGET_ID: id(/^[\w-]{3,64}$/, 'the id of a chat widget: letters, digits, - and _'),
  VITE_CHAT_SCRIPT_URL: scriptUrl(),
  VITE_TURNSTILE_SITE_KEY: id(/^[\w-]{10,64}$/, 'the site key of a Turnstile widget'),
  VITE_TURNSTILE_SCRIPT_URL: scriptUrl(),
  VITE_SEAL_URL: scriptUrl(),
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
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
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
