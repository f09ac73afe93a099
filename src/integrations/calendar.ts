import { useEffect, useRef, useState, type RefObject } from 'react';
import { settings } from '../config/settings.ts';
import { useFrameMessages } from '../hooks/useFrameMessages.ts';
import { useNearViewport } from '../hooks/useNearViewport.ts';
import type { CalendarMessage, Embedder } from './calendars/provider.ts';
import { providerOf } from './calendars/providers.ts';
import { useEmbedScript } from './embedScript.ts';
import { useKnownVisitor, type KnownVisitor } from './visitor.ts';

/** The pages that embed a calendar of their own (specification section 7). */
export type CalendarId = 'appt' | 'bookingDemo' | 'bookingDemoDr' | 'start' | 'onboarding' | 'demo';

const urls: Record<CalendarId, string | undefined> = {
  appt: settings.VITE_CALENDAR_APPT_URL,
  bookingDemo: settings.VITE_CALENDAR_BOOKING_DEMO_URL,
  bookingDemoDr: settings.VITE_CALENDAR_BOOKING_DEMO_DR_URL,
  start: settings.VITE_CALENDAR_START_URL,
  onboarding: settings.VITE_CALENDAR_ONBOARDING_URL,
  demo: settings.VITE_CALENDAR_DEMO_URL,
};

/** Address of a page's calendar; undefined where none is configured. */
export const calendarUrl = (calendar: CalendarId): string | undefined => urls[calendar];

export type CalendarState =
  /** No message yet. A provider that is not known stays here, because none of its messages can be understood. */
  | { status: 'loading' }
  /** The calendar has spoken. `height` in CSS pixels, once it has said it. */
  | { status: 'ready'; height?: number }
  /** Not a word in time. The frame stays, and the calendar may come after all. */
  | { status: 'slow' }
  /** Not a word in time, and the provider's script was refused too: a blocker, most often. */
  | { status: 'blocked' }
  /** The calendar says that it cannot be shown. */
  | { status: 'failed' };

/** How long a calendar that is near the screen may take before the visitor is offered other ways, in milliseconds. */
export const CALENDAR_TIMEOUT_MS = 15_000;

/** How far below the screen a calendar is waited for. */
const NEAR = '400px';

const embedderFor = (visitor: KnownVisitor | undefined): Embedder => ({ site: new URL(settings.SITE_URL).host, visitor });

/**
 * What the frame shows: the calendar's address, with what its provider wants to know there, the visitor's details among it. That is the
 * frame's own address: ours never carries them, nor does the link beside the frame.
 */
export function frameAddress(url: string, visitor: KnownVisitor | undefined): string {
  const provider = providerOf(url);
  if (!provider) return url;
  const address = new URL(url);
  if (provider.path) address.pathname = provider.path(address.pathname);
  for (const [name, value] of Object.entries(provider.query(embedderFor(visitor)))) address.searchParams.set(name, value);
  return address.href;
}

export type UseCalendarEmbedOptions = { url: string | undefined; onBooked: () => void };

export type CalendarFrame = {
  state: CalendarState;
  /** What to show in the frame; see `frameAddress`. */
  src: string | undefined;
  frameRef: RefObject<HTMLIFrameElement>;
};

/** The state that a message leads to. */
function next(current: CalendarState, message: CalendarMessage): CalendarState {
  switch (message.kind) {
    case 'height':
      return { status: 'ready', height: message.height };
    case 'failed':
      return { status: 'failed' };
    default:
      return current.status === 'ready' ? current : { status: 'ready' };
  }
}

/**
 * The state of an embedded calendar. Only what the calendar itself says makes it ready: a browser reports its own error page as loaded.
 */
export function useCalendarEmbed({ url, onBooked }: UseCalendarEmbedOptions): CalendarFrame {
  const [state, setState] = useState<CalendarState>({ status: 'loading' });
  const [frameRef, isNear] = useNearViewport<HTMLIFrameElement>(NEAR);
  const isBooked = useRef(false);
  const visitor = useKnownVisitor();
  const provider = url === undefined ? undefined : providerOf(url);
  const src = url === undefined ? undefined : frameAddress(url, visitor);
  const isScriptBlocked = useEmbedScript(url && settings.VITE_CALENDAR_EMBED_SCRIPT_URL);

  useFrameMessages(frameRef, url, (data, reply) => {
    const words = provider?.read(data, embedderFor(visitor));
    if (!words) return;
    if (words.reply !== undefined) reply(words.reply);
    setState((current) => next(current, words.message));
    // Some confirm a booking twice.
    if (words.message.kind !== 'booked' || isBooked.current) return;
    isBooked.current = true;
    onBooked();
  });

  const isWaitedFor = provider !== undefined && isNear && state.status === 'loading';
  useEffect(() => {
    if (!isWaitedFor) return undefined;
    const timer = setTimeout(() => setState({ status: 'slow' }), CALENDAR_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaitedFor]);

  return { state: state.status === 'slow' && isScriptBlocked ? { status: 'blocked' } : state, src, frameRef };
}
