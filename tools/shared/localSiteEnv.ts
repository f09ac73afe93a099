import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { FAKES_PATH, fakeCalendarUrl } from './localServices.ts';

/** The files that Vite reads for a build; later ones take precedence. */
export const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** The key with which a site may call the embedded backend. It is public, as it is in production. */
export const PUBLISHABLE_KEY = 'sb_publishable_local';

/** A fake calendar for each page that has one. */
export const fakeCalendars = (gatewayPort: number): Record<string, string> => ({
  VITE_CALENDAR_APPT_URL: fakeCalendarUrl('appt', gatewayPort),
  VITE_CALENDAR_BOOKING_DEMO_URL: fakeCalendarUrl('booking-demo', gatewayPort),
  VITE_CALENDAR_BOOKING_DEMO_DR_URL: fakeCalendarUrl('booking-demo-dr', gatewayPort),
  VITE_CALENDAR_START_URL: fakeCalendarUrl('start', gatewayPort),
  VITE_CALENDAR_ONBOARDING_URL: fakeCalendarUrl('onboarding', gatewayPort),
  VITE_CALENDAR_DEMO_URL: fakeCalendarUrl('demo', gatewayPort),
});

/**
 * The variables that connect a site to the embedded backend, and to the fake of each service that the owner has not configured.
 *
 * @param root the project, whose `.env` files are read
 */
export function localSiteEnv(root: string, gatewayPort: number): Record<string, string> {
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  const files = ENV_FILES.map((name) => join(root, name)).filter((file) => existsSync(file));
  const configured = Object.assign(
    {},
    ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))),
    process.env,
  ) as NodeJS.ProcessEnv;
  const fakes: Record<string, string> = {
    VITE_CALENDAR_EMBED_SCRIPT_URL: `${gateway}${FAKES_PATH}/calendars/embed.js`,
    VITE_CHAT_WIDGET_ID: 'fake',
    // A widget that the owner has configured needs the provider's own script.
    ...(!configured.VITE_CHAT_WIDGET_ID && { VITE_CHAT_SCRIPT_URL: `${gateway}${FAKES_PATH}/chat/loader.js` }),
    VITE_VIDEO_INTRO_URL: `${gateway}${FAKES_PATH}/videos/how-the-program-works`,
    VITE_VIDEO_WEBINAR_URL: `${gateway}${FAKES_PATH}/videos/recorded-live-demo`,
    VITE_SURVEY_BASE_URL: `${gateway}${FAKES_PATH}/survey`,
    ...fakeCalendars(gatewayPort),
  };
  return {
    ...Object.fromEntries(Object.entries(fakes).filter(([variable]) => !configured[variable])),
    VITE_SUPABASE_URL: gateway,
    VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  };
}
