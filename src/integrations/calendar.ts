import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Utm } from '../../supabase/functions/_shared/campaign.ts';
import { settings } from '../config/settings.ts';
import { useFrameDeparture } from '../hooks/useFrameDeparture.ts';
import { useFrameMessages } from '../hooks/useFrameMessages.ts';
import { useNearViewport } from '../hooks/useNearViewport.ts';
import type { CallTime } from '../lib/callTime.ts';
import { showInFrame } from '../lib/showInFrame.ts';
import type { BookingStatus, CalendarMessage, Embedder } from './calendars/provider.ts';
import { frameAddress, providerOf } from './calendars/providers.ts';
import { addScript, removeScript } from './pageScript.ts';
import { useKnownVisitor } from './visitor.ts';

type Ready = { status: 'ready'; height?: number; booking?: BookingStatus };

export type CalendarState =
  /** No message has come yet. */
  | { status: 'loading' }
  /** The provider is unknown, or sends nothing before a booking: nothing tells when it has loaded. */
  | { status: 'silent' }
  /** The calendar has sent a message. `height` in CSS pixels, once it is known. `booking`: of the last one, if it is not final. */
  | Ready
  /** No message came before the timeout. The frame stays: the calendar may still load. */
  | { status: 'slow' }
  /** No message came before the timeout, and the provider's script was rejected too, most often by a blocker. */
  | { status: 'blocked' }
  /** The calendar reports that it cannot be shown. */
  | { status: 'failed' }
  /** The frame went on to an address that our policy blocks, as providers may after a booking. */
  | { status: 'left' };

/** How long a calendar near the screen may take before the visitor is offered other ways, in milliseconds. */
const CALENDAR_TIMEOUT_MS = 15_000;

/** How far below the screen a calendar counts as near. */
const NEAR = '400px';

const EMBED_SCRIPT = settings.VITE_CALENDAR_EMBED_SCRIPT_URL;

let calendarsOnPage = 0;

/** The choices are a chunk of their own, which no calendar waits for. */
const loadChoices = () => import('./calendarChoices.ts');

/**
 * Adds the providers' form-embed script with the first calendar of the page, and removes it with the last (specification section 7). It
 * runs with all rights on our page, so the visitor's choice about services applies.
 *
 * @returns whether the script was rejected, by the network, its host or a blocker
 */
function useEmbedScript(isNeeded: boolean): boolean {
  const [isRejected, setIsRejected] = useState(false);

  useEffect(() => {
    if (!isNeeded || !EMBED_SCRIPT) return undefined;
    let isOnPage = true;
    calendarsOnPage += 1;
    const add = async () => {
      const { untilScript } = await loadChoices();
      if ((await untilScript()) && isOnPage && !(await addScript({ name: 'calendar embed', source: EMBED_SCRIPT })))
        setIsRejected(true);
    };
    // Calendars also work without it.
    add().catch(() => undefined);
    return () => {
      isOnPage = false;
      calendarsOnPage -= 1;
      if (calendarsOnPage === 0) removeScript(EMBED_SCRIPT);
    };
  }, [isNeeded]);

  return isRejected;
}

/** What the calendar is told. The campaign is read once: another address would reload the calendar while the visitor books. */
function useEmbedder(): Embedder {
  const visitor = useKnownVisitor();
  const [campaign, setCampaign] = useState<Utm>();
  useEffect(() => {
    loadChoices().then(
      ({ allowedCampaign }) => {
        const allowed = allowedCampaign();
        if (allowed) setCampaign(allowed);
      },
      () => undefined,
    );
  }, []);
  return useMemo(() => ({ site: new URL(settings.SITE_URL).host, visitor, campaign }), [visitor, campaign]);
}

/**
 * What is known of the visitor after the frame was inserted is added to its address, without another entry in the history.
 *
 * @returns the address with which the frame was inserted
 */
function useFirstAddress(frameRef: RefObject<HTMLIFrameElement>, address: string | undefined): string | undefined {
  const [first] = useState(address);
  const shown = useRef(first);
  useEffect(() => {
    if (!frameRef.current || address === undefined || address === shown.current) return;
    shown.current = address;
    showInFrame(frameRef.current, address);
  }, [frameRef, address]);
  return first;
}

export type UseCalendarEmbedOptions = {
  url: string | undefined;
  /** Gets the call's time if the provider says it. */
  onBooked: (time: CallTime | undefined) => void;
};

function next(current: CalendarState, message: CalendarMessage): CalendarState {
  const ready: Ready = current.status === 'ready' ? current : { status: 'ready' };
  switch (message.kind) {
    case 'height':
      return { ...ready, height: message.height };
    case 'failed':
      return { status: 'failed' };
    case 'alive':
    case 'booked':
      return ready;
    default:
      return { ...ready, booking: message.kind };
  }
}

/** The state of an embedded calendar. Only a message makes it ready: browsers report their own error page as loaded. */
export function useCalendarEmbed({ url, onBooked }: UseCalendarEmbedOptions) {
  const provider = url === undefined ? undefined : providerOf(url);
  const [state, setState] = useState<CalendarState>({ status: provider?.firstMessage === 'on load' ? 'loading' : 'silent' });
  const [frameRef, isNear] = useNearViewport<HTMLIFrameElement>(NEAR);
  const isBooked = useRef(false);
  const embedder = useEmbedder();
  const address = url === undefined ? undefined : frameAddress(url, embedder);
  const src = useFirstAddress(frameRef, address);
  const isScriptBlocked = useEmbedScript(url !== undefined);

  /** Some providers confirm a booking twice. */
  function confirm(time?: CallTime) {
    if (!isBooked.current) onBooked(time);
    isBooked.current = true;
  }

  useFrameMessages(frameRef, url, (data, reply) => {
    const reading = provider?.read(data, embedder);
    if (!reading) return;
    if (reading.reply !== undefined) reply(reading.reply);
    setState((current) => next(current, reading.message));
    if (reading.message.kind === 'booked') confirm(reading.message.time);
  });

  useFrameDeparture(frameRef, address, (blocked) => {
    const booking = state.status === 'ready' ? state.booking : undefined;
    const { origin } = window.location;
    const isOurs = blocked === origin || blocked.startsWith(`${origin}/`);
    // The owner has told the provider to lead back to us: after the payment, where there is one, but also before a confirmation.
    if (isOurs && (booking === undefined || booking === 'unpaid')) confirm();
    // What is known of the booking says more than that its page cannot be shown.
    else if (booking === undefined) setState({ status: 'left' });
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
