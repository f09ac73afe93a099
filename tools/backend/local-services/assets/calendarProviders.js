// What each provider's page says to the page that embeds it, and what it waits for. The site's own providers are in
// `src/integrations/calendars`; docs/providers.md has the sources.

/** Browsers without `crypto.randomUUID` show real calendars too. */
const randomId = () => Math.random().toString(16).slice(2);

const send = (message) => window.parent.postMessage(message, '*');
const query = new URLSearchParams(location.search);

/** The noise first, then iframe-resizer's handshake. It knows no booking but a final one: an unpaid one is not stored. */
function leadConnector({ prefill, measure }) {
  /** The embedding page's name for the frame, once it has replied. */
  let frame;
  return {
    start: () => {
      send(['set-sticky-contacts', 'location', {}, null]);
      send(['modify-parent-url', {}]);
      send(['fetch-query-params', 'calendar', 'location']);
      send(['fetch-sticky-contacts', 'location']);
      send('[iFrameResizerChild]Ready');
    },
    receive: (data) => {
      if (typeof data === 'string' && data.startsWith('[iFrameSizer]')) {
        frame = data.slice('[iFrameSizer]'.length).split(':')[0];
        measure();
      }
      if (Array.isArray(data) && data[0] === 'query-params') prefill(data[1]);
    },
    resize: (height) => {
      if (frame !== undefined) send(`[iFrameSizer]${frame}:${height}:0:mutationObserver`);
    },
    booking: {
      booked: () => send(['msgsndr-booking-complete', { fingerprint: randomId(), calendarId: 'calendar' }]),
    },
  };
}

/** Says nothing without the name of the embedding site, and confirms a booking twice. It is paid before it is scheduled. */
function calendly({ measure }) {
  const say = (event, payload = {}) => {
    if (query.has('embed_domain')) send({ event: `calendly.${event}`, payload });
  };
  const uri = `https://api.calendly.com/scheduled_events/${randomId()}`;
  return {
    start: () => {
      // The redirecting page's, before the calendar is laid out.
      say('page_height', { height: '26px' });
      say('event_type_viewed');
      measure();
    },
    receive: () => undefined,
    resize: (height) => say('page_height', { height: `${height}px` }),
    booking: {
      booked: () => {
        for (let time = 0; time < 2; time += 1) say('event_scheduled', { event: { uri }, invitee: { uri: `${uri}/invitees/1` } });
      },
    },
  };
}

/**
 * Invisible until the embedding page has replied. Its event comes with every stored booking: only its fields say whether it is final. It
 * alone says when the call is.
 */
function calCom({ measure }) {
  const say = (type, data = {}) => send({ originator: 'CAL', type, namespace: '', fullType: `CAL::${type}`, data });
  const booking = { uid: randomId(), title: 'Live demo', eventTypeId: 1, isRecurring: false, paymentRequired: false };
  document.documentElement.style.visibility = 'hidden';
  return {
    start: () => say('__iframeReady', { isPrerendering: false }),
    receive: (data) => {
      if (data?.originator !== 'CAL' || data.method !== 'parentKnowsIframeReady') return;
      document.documentElement.style.visibility = '';
      measure();
      say('linkReady');
    },
    resize: (height) => say('__dimensionChanged', { iframeHeight: height, iframeWidth: innerWidth, isFirstTime: false }),
    booking: {
      booked: (call) => say('bookingSuccessfulV2', { ...booking, ...call, status: 'ACCEPTED' }),
      pending: (call) => say('bookingSuccessfulV2', { ...booking, ...call, status: 'PENDING' }),
      unpaid: (call) => say('bookingSuccessfulV2', { ...booking, ...call, status: 'PENDING', paymentRequired: true }),
      rescheduled: (call) => say('rescheduleBookingSuccessfulV2', { ...booking, ...call, status: 'ACCEPTED' }),
      canceled: () => say('bookingCancelled', { booking: {}, organizer: {}, eventType: {} }),
      // It says nothing once an unpaid booking is paid.
      paid: () => undefined,
    },
  };
}

/** Announces nothing but its height. */
function hubSpot({ measure }) {
  const confirm = (isPaidMeeting) => send({ meetingBookSucceeded: true, meetingsPayload: { isPaidMeeting } });
  return {
    start: () => {
      send({ meetingBookSucceeded: false });
      measure();
    },
    receive: () => undefined,
    resize: (height) => send({ height }),
    booking: { booked: () => confirm(false), unpaid: () => confirm(true), paid: () => undefined },
  };
}

/**
 * Which provider a page plays: by its host or, LeadConnector, by its path, as the site recognizes them.
 *
 * @throws Error for any other address: a fake that played another provider would hide that its own is missing
 */
export function playerAt({ hostname, pathname }) {
  if (hostname.startsWith('calendly.')) return calendly;
  if (hostname.startsWith('cal.')) return calCom;
  if (hostname.startsWith('meetings.hubspot.')) return hubSpot;
  // Storybook serves this folder as it is.
  const isInStorybook = pathname === '/fakes/assets/calendar.html';
  if (isInStorybook || pathname.startsWith('/widget/booking')) return leadConnector;
  throw new Error(`No fake calendar is at ${hostname}${pathname}. Add its provider to calendarProviders.js.`);
}

/**
 * @param prefill fills the form in with what the embedding page tells
 * @param measure reports the page's height
 */
export const playProvider = (page) => playerAt(location)(page);
