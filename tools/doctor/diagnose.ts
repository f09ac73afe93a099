import { checkEnv, idsOfScripts, settingNames, type Env, type Problem } from '../../src/config/env.ts';
import { readCertificates, readDatabaseAddress } from '../../supabase/functions/_shared/databaseAddress.ts';
import { listServices } from '../../src/integrations/thirdParties.ts';
import {
  readFormSettings,
  readHealthKey,
  readResumeLinkSeconds,
  readRetentionSettings,
  readWebhookSettings,
  SettingsError,
  type Environment,
} from '../../supabase/functions/_shared/settings.ts';

type Finding = {
  status: 'on' | 'off' | 'wrong';
  name: string;
  /** What it loads or calls, and from where; what is wrong with it; or the setting that turns it on. */
  detail: string;
};

/** Frames, links and requests, by the setting that has their address. */
const addresses = [
  ['Backend', 'VITE_SUPABASE_URL', 'calls'],
  ['Lead webhook', 'VITE_LEAD_WEBHOOK_URL', 'posts to'],
  ['Application webhook', 'VITE_APPLICATION_WEBHOOK_URL', 'posts to'],
  ['Calendar of /appt', 'VITE_CALENDAR_APPT_URL', 'frames'],
  ['Calendar of /booking-demo', 'VITE_CALENDAR_BOOKING_DEMO_URL', 'frames'],
  ['Calendar of /booking-demo-dr', 'VITE_CALENDAR_BOOKING_DEMO_DR_URL', 'frames'],
  ['Calendar of /start', 'VITE_CALENDAR_START_URL', 'frames'],
  ['Calendar of /onboarding', 'VITE_CALENDAR_ONBOARDING_URL', 'frames'],
  ['Calendar of /demo', 'VITE_CALENDAR_DEMO_URL', 'frames'],
  ['Calendars’ script', 'VITE_CALENDAR_EMBED_SCRIPT_URL', 'loads'],
  ['Introduction video', 'VITE_VIDEO_INTRO_URL', 'frames, after a click,'],
  ['Webinar video', 'VITE_VIDEO_WEBINAR_URL', 'frames, after a click,'],
  ['Spam check (Turnstile)', 'VITE_TURNSTILE_SITE_KEY', 'checks, when a form is used, with the key'],
  ['Surveys', 'VITE_SURVEY_BASE_URL', 'links to'],
  ['Compliance seal', 'VITE_SEAL_URL', 'links to'],
] as const satisfies readonly (readonly [string, keyof Env, string])[];

/** Settings that only matter when another one is set, mapped to that one. */
const partOf: Partial<Record<string, keyof Env>> = idsOfScripts;

/** The host of an origin, which unlike a URL may have a wildcard. */
const hostOf = (origin: string) => origin.replace(/^\w+:\/\//, '');

/** A webhook's address is a secret, because anyone who has it can post. */
const describe = (verb: string, address: string) => `${verb} ${verb === 'posts to' ? new URL(address).host : address}`;

/** Everything that may reach another host, in the order of the list above, then scripts. */
function findAll(env: Env): (Finding & { setting: string })[] {
  const embeds = addresses.map(([name, setting, verb]) => {
    const address = env[setting];
    return { status: address ? 'on' : 'off', name, setting, detail: address ? describe(verb, address) : setting } as const;
  });
  const services = listServices(env).map(({ name, setting, service, sources }) => {
    const hosts = [...new Set(Object.values(sources).flatMap((origins) => origins.map(hostOf)))];
    const detail = service ? `loads ${service.script}, talks to ${hosts.join(', ')}` : setting;
    return { status: service ? 'on' : 'off', name, setting, detail } as const;
  });
  return [...embeds, ...services];
}

/**
 * Reports what each integration does with these settings. Wrong settings are reported and left out; the others are still checked.
 *
 * @param values environment variables as strings
 * @returns `env`: the settings without the wrong ones
 */
export function diagnose(values: Environment) {
  const result = checkEnv(values);
  const problems = [...('problems' in result ? result.problems : []), ...functionProblems(values)];
  const named = new Set(problems.map(({ name }) => name));
  const rest = checkEnv(Object.fromEntries(Object.entries(values).filter(([name]) => !named.has(name))));
  const findings: Finding[] = 'env' in rest ? findAll(rest.env).filter(({ setting }) => !isWrong(setting, named)) : [];
  const wrong = problems.map(({ name, message }) => ({ status: 'wrong', name, detail: message }) as const);
  const all = [...findings.map(({ status, name, detail }) => ({ status, name, detail })), ...wrong, ...findDatabases(values)];
  return {
    findings: all,
    notes: [...unknownNames(values), ...('env' in rest ? advise(rest.env) : [])],
    env: 'env' in rest ? rest.env : undefined,
    isHealthy: all.every(({ status }) => status !== 'wrong'),
  };
}

/** What is wrong with the functions' secrets, as far as they are in this environment too. */
function functionProblems(values: Environment): Problem[] {
  const readers = [readFormSettings, readWebhookSettings, readResumeLinkSeconds, readRetentionSettings, readHealthKey];
  return readers.flatMap((read) => {
    try {
      read(values);
      return [];
    } catch (cause) {
      if (!(cause instanceof SettingsError)) throw cause;
      return [{ name: cause.variable, message: cause.rule }];
    }
  });
}

/** The databases that the commands of this project would use, as the addresses in the environment name them. */
function findDatabases(values: Environment): Finding[] {
  const variables = ['INBOX_DATABASE_URL', 'VISUAL_REVIEW_DATABASE_URL', 'SUPABASE_DB_URL', 'DB_POOLER_URL'];
  return variables.flatMap((name): Finding[] => {
    const address = values[name]?.trim();
    if (!address) return [];
    try {
      const { host, ssl } = readDatabaseAddress(address, name, readCertificates(values));
      return [{ status: 'on', name, detail: `connects to ${host}${ssl ? ', encrypted' : ''}` }];
    } catch (cause) {
      if (!(cause instanceof SettingsError)) throw cause;
      return [{ status: 'wrong', name: cause.variable, detail: cause.rule }];
    }
  });
}

const isWrong = (setting: string, named: ReadonlySet<string>) =>
  named.has(setting) || [...named].some((name) => partOf[name] === setting);

/** Finds misspelled names, which turn nothing on. */
const unknownNames = (values: Record<string, string | undefined>) =>
  Object.keys(values)
    .filter((name) => name.startsWith('VITE_') && name !== 'VITE_USER_NODE_ENV' && !settingNames.includes(name as keyof Env))
    .map((name) => `${name} is no setting of this site.`);

function advise(env: Env): string[] {
  const hasCalendar = addresses.some(([name, setting]) => name.startsWith('Calendar of') && env[setting]);
  const isMeasured = env.VITE_PIXEL_ID ?? env.VITE_ANALYTICS_ID ?? env.VITE_AFFILIATE_ID;
  const redirect = `Where a calendar’s provider has a redirect after booking, set it to ${env.SITE_URL}/ty-demo: any other host is blocked.`;
  const consent =
    'Visits to pages about treatment may be consumer health data, which some states (Washington’s My Health My Data Act) let you share only with consent: VITE_CONSENT_MODE=opt-in asks first.';
  return [hasCalendar ? redirect : [], isMeasured && env.VITE_CONSENT_MODE !== 'opt-in' ? consent : []].flat();
}
