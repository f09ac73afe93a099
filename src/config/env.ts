import * as yup from 'yup';

/**
 * The build's settings, checked when `vite` reads them (see `vite.config.ts`), never in the visitor's browser: what reaches the
 * browser is the checked result. A missing or wrong value stops the build with one message that names each variable.
 */
const url = () => yup.string().trim().url('must be a full URL such as https://example.com/path');

/** Unlike yup's own rule: hosts without a dot too, such as `localhost`, and nothing but what a frame or a request may use. */
const localUrl = () =>
  yup
    .string()
    .trim()
    .test(
      'url',
      'must be a full URL such as https://example.com/path',
      (value) => !value || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
    );

const envSchema = yup.object({
  SITE_URL: url().default('https://ardenwell.example'),
  VITE_SUPABASE_URL: localUrl().default('http://127.0.0.1:54321'),
  VITE_SUPABASE_PUBLISHABLE_KEY: yup.string().trim().default('sb_publishable_local'),
  VITE_LEAD_WEBHOOK_URL: localUrl(),
  VITE_APPLICATION_WEBHOOK_URL: localUrl(),
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
});

export type Env = yup.InferType<typeof envSchema>;

/**
 * @param values environment variables as strings
 * @returns the settings, defaults filled in
 * @throws Error that names every variable that is wrong, one a line
 */
export function parseEnv(values: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  try {
    return envSchema.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const lines = error.inner.map((issue) => `  ${issue.path}: ${issue.message.replace(/^\S+ must/, 'must')}`);
    throw new Error(`These settings are wrong, correct them in .env or in the environment:\n${lines.join('\n')}`);
  }
}
