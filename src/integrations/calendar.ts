import { useEffect, useRef, useState, type RefObject } from 'react';
import { splitFullName } from '../../supabase/functions/_shared/names.ts';
import { settings } from '../config/settings.ts';
import { useFrameMessages } from '../hooks/useFrameMessages.ts';
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
  | { status: 'loading' }
  /** The calendar has spoken. `height` in CSS pixels, once it has said it. */
  | { status: 'ready'; height?: number }
  /** Not a word in time: the host is dead or slow, or never says anything. The frame stays. */
  | { status: 'failed' }
  /** Not a word in time, and the provider's script was refused too: a blocker, most often. */
  | { status: 'blocked' };

/** How long a calendar may take before the visitor is offered other ways, in milliseconds. */
export const CALENDAR_TIMEOUT_MS = 8000;

/** Heights outside these bounds, in CSS pixels, are a mistake of the embed. */
const HEIGHT = { min: 200, max: 3000 } as const;

type CalendarMessage = { type: 'calendar:height'; height: number } | { type: 'calendar:booked' } | { type: 'calendar:ready' };

/** What an embed may tell us, or undefined for anything else that arrives on the page. */
export function readCalendarMessage(data: unknown): CalendarMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'calendar:booked' || data.type === 'calendar:ready') return { type: data.type };
  if (data.type !== 'calendar:height' || !('height' in data)) return undefined;
  const { height } = data;
  return typeof height === 'number' && height >= HEIGHT.min && height <= HEIGHT.max ? { type: data.type, height } : undefined;
}

/** Providers that take the visitor's details in the frame's address, and nowhere else. */
const takesQuery: readonly { host: string; toQuery: (visitor: KnownVisitor) => Record<string, string> }[] = [
  { host: 'calendly.com', toQuery: ({ name, email }) => ({ name, email }) },
  ...['leadconnectorhq.com', 'msgsndr.com'].map((host) => ({
    host,
    toQuery: ({ name, email, phone }: KnownVisitor) => {
      const { firstName, lastName } = splitFullName(name);
      return { first_name: firstName, last_name: lastName, email, phone };
    },
  })),
];

/**
 * What the frame shows: the calendar's address, with the visitor's details where its provider wants them there. That is the frame's own
 * address: ours never carries them, nor does the link beside the frame. Every other calendar is told by message, when it has spoken.
 */
export function frameAddress(url: string, visitor: KnownVisitor | undefined): string {
  const address = new URL(url);
  const provider = takesQuery.find(({ host }) => address.hostname === host || address.hostname.endsWith(`.${host}`));
  if (!provider || !visitor) return url;
  for (const [name, value] of Object.entries(provider.toQuery(visitor))) address.searchParams.set(name, value);
  return address.href;
}

/** A frame that has left its first blank document belongs to another origin, and says so by having no document for us. */
const hasNavigated = (frame: HTMLIFrameElement) => frame.contentDocument === null;

export type UseCalendarEmbedOptions = { url: string | undefined; onBooked: () => void };

export type CalendarFrame = {
  state: CalendarState;
  /** What to show in the frame; see `frameAddress`. */
  src: string | undefined;
  frameRef: RefObject<HTMLIFrameElement>;
  /** To be called whenever the frame has loaded something, be it the browser's own error page. */
  markLoaded: () => void;
};

/**
 * The state of an embedded calendar. Only what the calendar itself says makes it ready: a browser reports its own error page as loaded.
 * A prerendered frame may have said it before this code ran, so it is asked again.
 */
export function useCalendarEmbed({ url, onBooked }: UseCalendarEmbedOptions): CalendarFrame {
  const [state, setState] = useState<CalendarState>({ status: 'loading' });
  const frameRef = useRef<HTMLIFrameElement>(null);
  const isTold = useRef(false);
  const visitor = useKnownVisitor();
  const src = url === undefined ? undefined : frameAddress(url, visitor);
  const isScriptRefused = useEmbedScript(url && settings.VITE_CALENDAR_EMBED_SCRIPT_URL);

  const say = (message: Record<string, string>) => {
    if (url) frameRef.current?.contentWindow?.postMessage(message, new URL(url).origin);
  };
  const markLoaded = () => {
    isTold.current = false;
    say({ type: 'calendar:hello' });
  };

  useFrameMessages(frameRef, url, (data) => {
    const message = readCalendarMessage(data);
    if (message?.type === 'calendar:height') setState({ status: 'ready', height: message.height });
    else setState((current) => (current.status === 'ready' ? current : { status: 'ready' }));
    if (message?.type === 'calendar:booked') onBooked();
    // Only to a calendar that speaks our language, and once for each that is loaded.
    if (!message || !visitor || isTold.current) return;
    isTold.current = true;
    say({ type: 'calendar:prefill', ...visitor });
  });

  useEffect(() => {
    if (!url) return undefined;
    const timer = setTimeout(
      () => setState((current) => (current.status === 'loading' ? { status: 'failed' } : current)),
      CALENDAR_TIMEOUT_MS,
    );
    const frame = frameRef.current;
    if (frame && hasNavigated(frame)) frame.contentWindow?.postMessage({ type: 'calendar:hello' }, new URL(url).origin);
    return () => clearTimeout(timer);
  }, [url]);

  const isBlocked = state.status === 'failed' && isScriptRefused;
  return { state: isBlocked ? { status: 'blocked' } : state, src, frameRef, markLoaded };
}
