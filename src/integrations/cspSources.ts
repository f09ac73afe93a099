import type { Env } from '../config/env.ts';
import { listServices } from './catalogue.ts';
import { TURNSTILE_SCRIPT } from './turnstile.ts';
import { playerOf } from './video.ts';

/** Directives of a content security policy that a setting can open for somebody else. */
type GrantedDirective = 'script-src' | 'connect-src' | 'frame-src' | 'img-src' | 'media-src';

/** Whom the policy lets in beside ourselves, by directive; each source once, in order. */
export type GrantedSources = Partial<Record<GrantedDirective, readonly string[]>>;

type SourcesOf = (value: string) => readonly string[];

type Grant = {
  setting: keyof Env;
  /** What the setting's value opens, each by the sources that it makes of it. */
  allows: Partial<Record<GrantedDirective, SourcesOf>>;
};

const itsOrigin = (address: string) => [new URL(address).origin];
const itsPlayer = (address: string) => itsOrigin(playerOf(address, '').src);

/**
 * What each setting needs of the content security policy. What is not set is not allowed; a new integration is one more line. Scripts
 * that load by themselves are listed with what else they are (`catalogue.ts`).
 */
const cspSources: readonly Grant[] = [
  { setting: 'VITE_SUPABASE_URL', allows: { 'connect-src': itsOrigin } },
  { setting: 'VITE_LEAD_WEBHOOK_URL', allows: { 'connect-src': itsOrigin } },
  { setting: 'VITE_APPLICATION_WEBHOOK_URL', allows: { 'connect-src': itsOrigin } },
  { setting: 'VITE_CALENDAR_EMBED_SCRIPT_URL', allows: { 'script-src': itsOrigin } },
  { setting: 'VITE_CALENDAR_APPT_URL', allows: { 'frame-src': itsOrigin } },
  { setting: 'VITE_CALENDAR_BOOKING_DEMO_URL', allows: { 'frame-src': itsOrigin } },
  { setting: 'VITE_CALENDAR_BOOKING_DEMO_DR_URL', allows: { 'frame-src': itsOrigin } },
  { setting: 'VITE_CALENDAR_START_URL', allows: { 'frame-src': itsOrigin } },
  { setting: 'VITE_CALENDAR_ONBOARDING_URL', allows: { 'frame-src': itsOrigin } },
  { setting: 'VITE_CALENDAR_DEMO_URL', allows: { 'frame-src': itsOrigin } },
  { setting: 'VITE_VIDEO_INTRO_URL', allows: { 'frame-src': itsPlayer } },
  { setting: 'VITE_VIDEO_WEBINAR_URL', allows: { 'frame-src': itsPlayer } },
];

/** Whom the settings of a build let in. */
export function grantedSources(settings: Env): GrantedSources {
  const granted: Partial<Record<GrantedDirective, string[]>> = {};
  const allow = (directive: GrantedDirective, added: readonly string[]) => {
    const sources = (granted[directive] ??= []);
    for (const source of added) if (!sources.includes(source)) sources.push(source);
  };
  for (const { setting, allows } of cspSources) {
    const value = settings[setting];
    if (!value) continue;
    for (const [directive, sourcesOf] of Object.entries(allows) as [GrantedDirective, SourcesOf][]) {
      allow(directive, sourcesOf(value));
    }
  }
  if (settings.VITE_TURNSTILE_SITE_KEY) {
    const origin = itsOrigin(settings.VITE_TURNSTILE_SCRIPT_URL ?? TURNSTILE_SCRIPT);
    allow('script-src', origin);
    allow('frame-src', origin);
  }
  for (const { sources } of listServices(settings)) {
    for (const [directive, added] of Object.entries(sources) as [GrantedDirective, string[]][]) allow(directive, added);
  }
  return granted;
}
