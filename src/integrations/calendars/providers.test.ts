import { readFileSync } from 'node:fs';
import { fakeCalendarUrl } from '../../../tools/shared/localServices.ts';
import { isForVisitors, type CalendarProviderName } from '../../config/calendarAddress.ts';
import type { CalendarMessage, Embedder } from './provider.ts';
import { frameAddress, providerOf, providers } from './providers.ts';

type Player = (page: { prefill: () => void; measure: () => void }) => { booking: { booked: () => void } };

/** Books in the fake calendar of an address. @returns the messages that it sends */
function bookAt(address: URL): unknown[] {
  const { playerAt } = jest.requireActual<{ playerAt: (address: URL) => Player }>(
    '../../../tools/backend/local-services/assets/calendarProviders.js',
  );
  const send = jest.spyOn(window, 'postMessage').mockReset().mockImplementation();
  const page = { prefill: () => undefined, measure: () => undefined };
  playerAt(address)(page).booking.booked();
  return send.mock.calls.map(([data]) => data as unknown);
}

// The fakes read their own address when they are loaded, and Calendly's is silent without this.
beforeAll(() => window.history.replaceState(null, '', '?embed_domain=ardenwell.example'));

const ada = { name: 'Ada Byron Lovelace', email: 'ada+gym@example.com', phone: '(713) 555-0142' };
const stranger: Embedder = { site: 'ardenwell.example', visitor: undefined, campaign: {} };
const known: Embedder = { ...stranger, visitor: ada };

const CALENDLY = 'https://calendly.com/team/demo';
const CAL_COM = 'https://app.cal.com/team/demo';
const HUBSPOT = 'https://meetings-eu1.hubspot.com/team/demo';
const LEAD_CONNECTOR = 'https://api.leadconnectorhq.com/widget/booking/x1';

type Example = {
  address: string;
  /** A page of its settings, which owners copy by mistake. */
  settings: string;
  /** The parameters of each frame, and those that are added for a known visitor. */
  always: Record<string, string>;
  details: Record<string, string>;
};

const examples: Record<CalendarProviderName, Example> = {
  Calendly: {
    address: CALENDLY,
    settings: 'https://calendly.com/event_types/user/me',
    always: { embed_domain: 'ardenwell.example', embed_type: 'Inline' },
    details: { name: ada.name, email: ada.email },
  },
  'Cal.com': {
    address: CAL_COM,
    settings: 'https://app.cal.com/event-types/12',
    always: { embed: '' },
    details: { name: ada.name, email: ada.email },
  },
  HubSpot: {
    address: HUBSPOT,
    settings: 'https://app-eu1.hubspot.com/meetings/1',
    always: { embed: 'true' },
    details: { firstName: 'Ada', lastName: 'Byron Lovelace', email: ada.email },
  },
  LeadConnector: {
    address: LEAD_CONNECTOR,
    settings: 'https://app.gohighlevel.com/v2/location/x1/calendars',
    always: {},
    details: { first_name: 'Ada', last_name: 'Byron Lovelace', email: ada.email, phone: ada.phone },
  },
};

const alive: CalendarMessage = { kind: 'alive' };
const high = (height: number): CalendarMessage => ({ kind: 'height', height });

test.each([
  [CALENDLY, 'Calendly'],
  ['https://www.calendly.com/a', 'Calendly'],
  ['https://calendly.evil/a', 'Calendly'],
  [CAL_COM, 'Cal.com'],
  ['https://cal.our-clinic.example/a/embed', 'Cal.com'],
  ['https://cal.our-clinic.example/a', undefined],
  ['https://calendar.example/a', undefined],
  ['https://mycalendly.com/a', undefined],
  ['https://calendly-team.example/a', undefined],
  ['https://localcal.com/a', undefined],
  ['https://cal.com.evil.example/a', undefined],
  ['https://cal.company/a', undefined],
  ['https://cal.eu/a', 'Cal.com'],
  ['https://xmeetings.hubspot.com/a', undefined],
  ['https://app.hubspot.com/meetings/a', undefined],
  [HUBSPOT, 'HubSpot'],
  ['https://meetings.hubspot.com/a', 'HubSpot'],
  ['https://meetings-of-all.hubspot.com/a', undefined],
  [LEAD_CONNECTOR, 'LeadConnector'],
  ['https://link.msgsndr.com/widget/bookings/team', 'LeadConnector'],
  ['https://crm.reseller.example/widget/bookings/team/demo', 'LeadConnector'],
  ['https://crm.reseller.example/widget/form/x1', undefined],
  ['https://crm.reseller.example/a/widget/booking/x1', undefined],
])('%s is a calendar of %s', (url, name) => expect(providerOf(url)?.name).toBe(name));

describe.each(providers)('$name', (provider) => {
  const { name } = provider;

  test('is recognized, and gets its parameters', () => {
    const { address, always, details } = examples[name];
    expect(providerOf(address)).toBe(provider);
    expect(provider.query(stranger)).toEqual(always);
    expect(provider.query(known)).toEqual({ ...always, ...details });
  });

  test('has pages of its own, which are told from those for visitors', () => {
    const { address, settings } = examples[name];
    expect(isForVisitors(new URL(settings))).toBe(false);
    expect(isForVisitors(new URL(address))).toBe(true);
  });

  test('ignores unknown messages', () => {
    const noise = [null, undefined, 0, '', 'booked', [], {}, { type: 'booked' }, { event: null }, [['msgsndr-booking-complete']]];
    for (const data of noise) expect(provider.read(data, known)).toBeUndefined();
  });

  test('gets the campaign in its frame’s address', () => {
    const address = `${examples[name].address}?utm_source=site`;
    const { searchParams } = new URL(frameAddress(address, { ...known, campaign: { utm_source: 'news' } }));
    expect(searchParams.getAll('utm_source')).toEqual(['news']);
  });

  test('has a row and a column in docs/providers.md', () => {
    const tables = readFileSync('docs/providers.md', 'utf8');
    expect(tables).toMatch(new RegExp(`^\\| ${name.replaceAll('.', '\\.')}\\b`, 'm'));
    expect(tables).toMatch(new RegExp(`^\\| \\|.* ${name.replaceAll('.', '\\.')} \\|`, 'm'));
  });

  test('has a fake on this machine, which is recognized and whose booking is understood', () => {
    const address = fakeCalendarUrl('demo', 54321, name);
    expect(providerOf(address)).toBe(provider);
    const sent = bookAt(new URL(frameAddress(address, stranger)));
    expect(sent.map((data) => provider.read(data, stranger)?.message)).toContainEqual({ kind: 'booked' });
  });
});

test('a fake calendar at an unknown address fails', () => {
  expect(() => bookAt(new URL('http://unknown.localhost:54321/team/demo'))).toThrow('No fake calendar is at unknown.localhost');
});

test('a Cal.com calendar has a different path in a frame', () => {
  const path = providerOf(CAL_COM)?.path;
  expect(['/team/demo', '/team/demo/', '/team/demo/embed'].map((its) => path?.(its))).toEqual(Array(3).fill('/team/demo/embed'));
});

test.each<[string, unknown, CalendarMessage | undefined]>([
  [CALENDLY, { event: 'calendly.event_type_viewed', payload: {} }, alive],
  [CALENDLY, { event: 'calendly.page_height', payload: { height: '602px' } }, high(602)],
  // The redirecting page sends its height before the calendar does.
  [CALENDLY, { event: 'calendly.page_height', payload: { height: '26px' } }, alive],
  [CALENDLY, { event: 'calendly.page_height', payload: {} }, alive],
  [CALENDLY, { event: 'calendly.something_new' }, undefined],
  [CALENDLY, { event: 'calendly.event_scheduled', payload: { event: { uri: 'e' }, invitee: { uri: 'i' } } }, { kind: 'booked' }],

  [CAL_COM, { originator: 'CAL', type: 'linkReady', data: { iframeHeight: 700 } }, alive],
  [CAL_COM, { originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight: 700.2 } }, high(701)],
  [CAL_COM, { originator: 'CAL', type: 'dryRunBookingSuccessfulV2', data: { uid: 'b1' } }, undefined],
  [CAL_COM, { originator: 'CAL', type: 'linkFailed', data: { code: '404' } }, { kind: 'failed' }],
  [CAL_COM, { originator: 'CAL', type: '__routeChanged' }, undefined],
  ...[
    ['bookingSuccessfulV2', { status: 'ACCEPTED', paymentRequired: false }, 'booked'],
    ['bookingSuccessfulV2', { status: 'accepted' }, 'booked'],
    // The type of its payload lets both be absent.
    ['bookingSuccessfulV2', {}, 'booked'],
    ['bookingSuccessfulV2', { status: 'PENDING', paymentRequired: false }, 'pending'],
    ['bookingSuccessfulV2', { status: 'AWAITING_HOST' }, 'pending'],
    ['bookingSuccessfulV2', { status: 'PENDING', paymentRequired: true }, 'unpaid'],
    ['bookingSuccessfulV2', { status: 'ACCEPTED', paymentRequired: true }, 'unpaid'],
    ['bookingSuccessfulV2', { status: 'ACCEPTED', paymentRequired: 'true' }, 'unpaid'],
    ['bookingSuccessfulV2', { status: 'AWAITING_PAYMENT' }, 'pending'],
    ['bookingSuccessfulV2', { status: null }, 'pending'],
    ['bookingSuccessfulV2', { status: 'REJECTED' }, 'canceled'],
    ['bookingSuccessfulV2', { status: 'CANCELLED' }, 'canceled'],
    ['rescheduleBookingSuccessfulV2', { status: 'ACCEPTED', paymentRequired: false }, 'rescheduled'],
    ['rescheduleBookingSuccessfulV2', { status: 'PENDING' }, 'pending'],
    ['rescheduleBookingSuccessfulV2', { status: 'PENDING', paymentRequired: true }, 'unpaid'],
    ['bookingCancelled', { booking: {} }, 'canceled'],
  ].map(([type, data, kind]): [string, unknown, CalendarMessage] => [
    CAL_COM,
    { originator: 'CAL', type, data },
    { kind } as CalendarMessage,
  ]),
  [CAL_COM, { originator: 'CAL', type: 'dryRunRescheduleBookingSuccessfulV2', data: { status: 'ACCEPTED' } }, undefined],
  [CAL_COM, { originator: 'OTHER', type: 'linkReady' }, undefined],

  [HUBSPOT, { height: 640 }, high(640)],
  [HUBSPOT, { height: 9e9 }, alive],
  [HUBSPOT, { height: 5001 }, alive],
  [HUBSPOT, { height: 5000 }, high(5000)],
  [HUBSPOT, { height: 300 }, high(300)],
  [HUBSPOT, { height: 299 }, alive],
  [HUBSPOT, { meetingBookSucceeded: false }, undefined],
  [HUBSPOT, { meetingBookSucceeded: true }, { kind: 'booked' }],
  [HUBSPOT, { meetingBookSucceeded: true, meetingsPayload: { isPaidMeeting: false } }, { kind: 'booked' }],
  [HUBSPOT, { meetingBookSucceeded: true, meetingsPayload: { isPaidMeeting: true } }, { kind: 'unpaid' }],
  [HUBSPOT, { meetingBookSucceeded: true, meetingsPayload: { isPaidMeeting: 1 } }, { kind: 'unpaid' }],

  [LEAD_CONNECTOR, ['iframeLoaded'], alive],
  [LEAD_CONNECTOR, ['fetch-query-params', 'frame-1', 'location-1'], alive],
  [LEAD_CONNECTOR, ['highlevel.setHeight', { height: 820, id: 'x1' }], high(820)],
  [LEAD_CONNECTOR, '[iFrameSizer]calendar:811.5:640:init', high(812)],
  [LEAD_CONNECTOR, '[iFrameSizer]calendar:300:640:mutationObserver', high(300)],
  // The calendar sends this before any booking, with the visitor's details.
  [LEAD_CONNECTOR, ['set-sticky-contacts', { email: 'a@b.example' }], undefined],
  [LEAD_CONNECTOR, ['modify-parent-url', '/'], undefined],
  [LEAD_CONNECTOR, ['msgsndr-booking-complete', { fingerprint: 'f', calendarId: 'c' }], { kind: 'booked' }],
])('%s: %j', (url, data, message) => expect(providerOf(url)?.read(data, stranger)?.message).toEqual(message));

describe('the time of a booking', () => {
  const startTime = '2026-12-01T16:00:00.000Z';
  const endTime = '2026-12-01T17:00:00.000Z';
  const time = { start: Date.UTC(2026, 11, 1, 16), end: Date.UTC(2026, 11, 1, 17) };
  const read = (type: string, data: object) =>
    providerOf(CAL_COM)?.read({ originator: 'CAL', type, data: { startTime, endTime, ...data } }, stranger)?.message;

  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20) }));
  afterEach(() => jest.useRealTimers());

  test('is said by Cal.com', () => {
    expect(read('bookingSuccessfulV2', { status: 'ACCEPTED', isRecurring: false })).toEqual({ kind: 'booked', time });
  });

  test.each([
    ['bookingSuccessfulV2', { status: 'PENDING' }, { kind: 'pending' }],
    ['bookingSuccessfulV2', { paymentRequired: true }, { kind: 'unpaid' }],
    ['bookingSuccessfulV2', { status: 'CANCELLED' }, { kind: 'canceled' }],
    ['rescheduleBookingSuccessfulV2', {}, { kind: 'rescheduled' }],
    // Its first date is one of several.
    ['bookingSuccessfulV2', { isRecurring: true }, { kind: 'booked' }],
    ['bookingSuccessfulV2', { endTime: startTime }, { kind: 'booked' }],
    ['bookingSuccessfulV2', { startTime: 'tomorrow' }, { kind: 'booked' }],
  ])('is not taken from %s with %j', (type, data, message) => expect(read(type, data)).toEqual(message));
});

test('LeadConnector gets the visitor’s details when it asks for them', () => {
  const reply = providerOf(LEAD_CONNECTOR)?.read(['fetch-query-params', 'frame-1', 'location-1'], known)?.reply;
  const contact = { first_name: 'Ada', last_name: 'Byron Lovelace', email: ada.email, phone: ada.phone };
  expect(reply).toEqual(['query-params', contact, 'https://ardenwell.example/', '', 'frame-1']);
});
