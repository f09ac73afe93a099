import { useEffect, useRef, useState } from 'react';
import { settings } from '../config/settings.ts';
import { useFrameMessages } from '../hooks/useFrameMessages.ts';
import { useNearViewport } from '../hooks/useNearViewport.ts';
import type { CalendarMessage, Embedder } from './calendars/provider.ts';
import { providerOf } from './calendars/providers.ts';
import { addScript, removeScript } from './pageScript.ts';
import { useKnownVisitor, type KnownVisitor } from './visitor.ts';

export type CalendarState =
  /** No message yet. */
  | { status: 'loading' }
  /** Of an unknown provider, whose messages cannot be understood: nothing tells when it has loaded. */
  | { status: 'silent' }
  /** The calendar has sent a message. `height` in CSS pixels, once it is known. */
  | { status: 'ready'; height?: number }
  /** No message before the timeout. The frame stays: the calendar may still load. */
  | { status: 'slow' }
  /** No message before the timeout, and the provider's script was rejected too: most often by a blocker. */
  | { status: 'blocked' }
  /** The calendar reports that it cannot be shown. */
  | { status: 'failed' };

/** How long a calendar near the screen may take before the visitor is offered other ways, in milliseconds. */
export const CALENDAR_TIMEOUT_MS = 15_000;

/** How far below the screen a calendar counts as near. */
const NEAR = '400px';

const EMBED_SCRIPT = settings.VITE_CALENDAR_EMBED_SCRIPT_URL;

let calendarsOnPage = 0;

/**
 * Adds the providers' form-embed script with the first calendar of the page, and removes it with the last (specification section 7).
 *
 * @returns whether the script was rejected, by the network, its host or a blocker
 */
function useEmbedScript(isNeeded: boolean): boolean {
  const [isRejected, setIsRejected] = useState(false);

  useEffect(() => {
    if (!isNeeded || !EMBED_SCRIPT) return undefined;
    let isOnPage = true;
    calendarsOnPage += 1;
    void addScript({ name: 'calendar embed', source: EMBED_SCRIPT }).then((isLoaded) => {
      if (isOnPage) setIsRejected(!isLoaded);
    });
    return () => {
      isOnPage = false;
      calendarsOnPage -= 1;
      if (calendarsOnPage === 0) removeScript(EMBED_SCRIPT);
    };
  }, [isNeeded]);

  return isRejected;
}

const embedderFor = (visitor: KnownVisitor | undefined): Embedder => ({ site: new URL(settings.SITE_URL).host, visitor });

/** The frame's address, with the visitor's details that its provider takes there. No address of ours ever carries them. */
export function frameAddress(url: string, visitor: KnownVisitor | undefined): string {
  const provider = providerOf(url);
  if (!provider) return url;
  const address = new URL(url);
  if (provider.path) address.pathname = provider.path(address.pathname);
  for (const [name, value] of Object.entries(provider.query(embedderFor(visitor)))) address.searchParams.set(name, value);
  return address.href;
}

export type UseCalendarEmbedOptions = { url: string | undefined; onBooked: () => void };

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

/** The state of an embedded calendar. Only a message makes it ready: browsers report their own error page as loaded. */
export function useCalendarEmbed({ url, onBooked }: UseCalendarEmbedOptions) {
  const provider = url === undefined ? undefined : providerOf(url);
  const [state, setState] = useState<CalendarState>({ status: provider ? 'loading' : 'silent' });
  const [frameRef, isNear] = useNearViewport<HTMLIFrameElement>(NEAR);
  const isBooked = useRef(false);
  const visitor = useKnownVisitor();
  const src = url === undefined ? undefined : frameAddress(url, visitor);
  const isScriptBlocked = useEmbedScript(url !== undefined);

  useFrameMessages(frameRef, url, (data, reply) => {
    const reading = provider?.read(data, embedderFor(visitor));
    if (!reading) return;
    if (reading.reply !== undefined) reply(reading.reply);
    setState((current) => next(current, reading.message));
    // Some providers confirm a booking twice.
    if (reading.message.kind !== 'booked' || isBooked.current) return;
    isBooked.current = true;
    onBooked();
  });

  const isAwaited = isNear && state.status === 'loading';
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setState({ status: 'slow' }), CALENDAR_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);

  const shown: CalendarState = state.status === 'slow' && isScriptBlocked ? { status: 'blocked' } : state;
  return { state: shown, src, frameRef };
}
