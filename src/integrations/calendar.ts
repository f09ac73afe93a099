import { useEffect, useRef, useState, type RefObject } from 'react';
import { settings } from '../config/settings.ts';

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
  /** `height` in CSS pixels, once the calendar has said it. */
  | { status: 'ready'; height?: number }
  | { status: 'failed' };

/** How long a calendar may take before the visitor is offered other ways, in milliseconds. */
export const CALENDAR_TIMEOUT_MS = 8000;

/** Heights outside these bounds, in CSS pixels, are a mistake of the embed. */
const HEIGHT = { min: 200, max: 3000 } as const;

type CalendarMessage = { type: 'calendar:height'; height: number } | { type: 'calendar:booked' };

/** What an embed may tell us, or undefined for anything else that arrives on the page. */
export function readCalendarMessage(data: unknown): CalendarMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'calendar:booked') return { type: data.type };
  if (data.type !== 'calendar:height' || !('height' in data)) return undefined;
  const { height } = data;
  return typeof height === 'number' && height >= HEIGHT.min && height <= HEIGHT.max ? { type: data.type, height } : undefined;
}

/** The provider's form-embed script: added with the calendar, removed when the visitor leaves the page. */
function useEmbedScript(source: string | undefined) {
  useEffect(() => {
    if (!source) return undefined;
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.onload = () => console.info('Calendar embed script loaded');
    script.onerror = () => console.info('Failed to load calendar embed script');
    document.body.append(script);
    return () => script.remove();
  }, [source]);
}

/** A frame that has left its first blank document belongs to another origin, and says so by having no document for us. */
const hasNavigated = (frame: HTMLIFrameElement) => frame.contentDocument === null;

export type UseCalendarEmbedOptions = { url: string | undefined; onBooked: () => void };

/**
 * The state of an embedded calendar. Messages count only when they come from the frame itself and from the configured origin.
 */
export function useCalendarEmbed({ url, onBooked }: UseCalendarEmbedOptions): {
  state: CalendarState;
  frameRef: RefObject<HTMLIFrameElement>;
  markLoaded: () => void;
} {
  const [state, setState] = useState<CalendarState>({ status: 'loading' });
  const frameRef = useRef<HTMLIFrameElement>(null);
  const booked = useRef(onBooked);
  useEmbedScript(url && settings.VITE_CALENDAR_EMBED_SCRIPT_URL);

  useEffect(() => {
    booked.current = onBooked;
  });

  const markLoaded = () => setState((current) => (current.status === 'ready' ? current : { status: 'ready' }));

  useEffect(() => {
    if (!url) return undefined;
    // The prerendered frame may have loaded before this code ran.
    if (frameRef.current && hasNavigated(frameRef.current)) markLoaded();

    const timer = setTimeout(
      () => setState((current) => (current.status === 'loading' ? { status: 'failed' } : current)),
      CALENDAR_TIMEOUT_MS,
    );
    const origin = new URL(url).origin;
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frameRef.current?.contentWindow) return;
      const message = readCalendarMessage(event.data);
      if (message?.type === 'calendar:booked') booked.current();
      if (message?.type === 'calendar:height') setState({ status: 'ready', height: message.height });
    };
    window.addEventListener('message', receive);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
    };
  }, [url]);

  return { state, frameRef, markLoaded };
}
