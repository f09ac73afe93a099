import { visitor } from '../../mocks/fixtures/lead.ts';
import { clickIdNames, utmNames } from '../../supabase/functions/_shared/campaign.ts';
import { leadSchema } from '../../supabase/functions/_shared/leadBody.ts';
import { applyChoice, readAttribution, readCampaign, recordArrival, type Arrival } from './attribution.ts';
import { everything, nothing } from './consent.ts';

const AT = new Date('2026-11-20T15:00:00Z');
const LATER = new Date('2026-11-20T15:20:00Z');

const decided = (allowed = everything) => ({ allowed, isDecided: true });
/** The permission before the choice in opt-in mode. */
const undecided = { allowed: nothing, isDecided: false };

const arrive = (url: string, { referrer = '', at = AT, navigation }: Partial<Arrival> = {}, permission = decided()) =>
  recordArrival({ url: new URL(url, 'https://ardenwell.example').href, referrer, at, navigation }, permission);

const read = (search?: string, cookies?: string, allowed = everything) => readAttribution({ search, cookies, allowed });

const stored = () => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join('');
const dayAfter = (days: number) => jest.setSystemTime(AT.getTime() + days * 24 * 60 * 60 * 1000);

beforeEach(() => {
  // Forgets what an earlier test has left undecided.
  applyChoice(decided(nothing));
  jest.useFakeTimers().setSystemTime(LATER);
});
afterEach(() => jest.useRealTimers());

test.each([
  ['?fpr=ann', '_fprom_tid=t; _fprom_ref=r', { attribution: { fpr: 'ann' }, trackingId: 't', refId: 'r' }],
  ['?via=bob&fpr=ann', '', { attribution: { fpr: 'ann' }, trackingId: null, refId: null }],
  ['?fpr=&ref=bob&_get=cleo', '', { attribution: { fpr: 'bob' }, trackingId: null, refId: null }],
  ['', '_fprom_tid=t', { trackingId: 't', refId: null }],
  ['', '_fprom_ref=r', { trackingId: null, refId: 'r' }],
  ['', 'other=1; x_fprom_tid=no; _fprom_tidx=no; _fprom_refx=no; _fprom=no', { trackingId: null, refId: null }],
  ['?other=1', 'x_fprom_tid=no', { trackingId: null, refId: null }],
  ['?fpr=%20', '_fprom_tid=%00', { trackingId: null, refId: null }],
  ['', '_fprom_tid=%E0%A4%A', { trackingId: '%E0%A4%A', refId: null }],
])('query %j with cookies %j', (search, cookies, attribution) => {
  expect(read(search, cookies)).toEqual(attribution);
});

test.each(['fpr', 'via', 'fp_ref', 'deal', 'ref', '_from', '_by', '_go', '_get'])('parameter %s names the partner', (name) => {
  expect(read(`?${name}=ann`, '').attribution).toEqual({ fpr: 'ann' });
});

test.each([
  ['fpr', 'via'],
  ['via', 'fp_ref'],
  ['fp_ref', 'deal'],
  ['deal', 'ref'],
  ['ref', '_from'],
  ['_from', '_by'],
  ['_by', '_go'],
  ['_go', '_get'],
])('parameter %s counts before the next, %s', (first, next) => {
  expect(read(`?${next}=bob&${first}=ann`, '').attribution).toEqual({ fpr: 'ann' });
});

test('keeps the first arrival as first touch, and the newest campaign as last touch', () => {
  arrive('/pepprac?utm_source=news&utm_medium=email&utm_campaign=fall&utm_term=glp&utm_content=a&fpr=ann', {
    referrer: 'https://mail.example/inbox?user=dana',
  });
  arrive('/webinar?utm_source=search', { at: LATER });
  expect(read('')).toEqual({
    trackingId: null,
    refId: null,
    attribution: {
      // Named by an address of this session, so it counts as `url_param`.
      fpr: 'ann',
      utm_source: 'search',
      firstTouch: {
        source: 'news',
        medium: 'email',
        campaign: 'fall',
        referrer: 'https://mail.example/inbox',
        landingPath: '/pepprac',
        at: AT.toISOString(),
      },
      lastTouch: { source: 'search', landingPath: '/webinar', at: LATER.toISOString() },
    },
  });
  expect(read('?fpr=bob').attribution?.fpr).toBe('bob');
});

test('a link within the site is not an arrival; a link from another site is, even without a campaign', () => {
  arrive('/pepprac?utm_source=news');
  arrive('/booking-demo', { referrer: 'https://ardenwell.example/pepprac?utm_source=news', at: LATER });
  expect(read('').attribution?.lastTouch?.landingPath).toBe('/pepprac');
  arrive('/faq', { referrer: 'https://forum.example/thread', at: LATER });
  expect(read('').attribution).toMatchObject({
    firstTouch: { source: 'news' },
    lastTouch: { referrer: 'https://forum.example/thread', landingPath: '/faq' },
  });
});

test.each([
  'https://ardenwell.example.evil.example',
  'https://www.ardenwell.example',
  'http://ardenwell.example',
  'https://ardenwell.exampl',
])('a link from %s is from another site', (origin) => {
  arrive('/pepprac?utm_source=news');
  arrive('/faq', { referrer: `${origin}/`, at: LATER });
  expect(read('').attribution?.lastTouch).toMatchObject({ referrer: `${origin}/`, landingPath: '/faq' });
});

test('a click on an advertisement is an arrival, and its id goes with the lead only where the visitor allows it', () => {
  arrive('/faq?utm_source=news');
  arrive('/pepprac?gclid=Cj0-x_1&fbclid=', { at: LATER });
  expect(read('').attribution).toMatchObject({ gclid: 'Cj0-x_1', lastTouch: { landingPath: '/pepprac' } });
  expect(read('').attribution).not.toHaveProperty('fbclid');
  expect(read('', '', { ...everything, advertising: false }).attribution).not.toHaveProperty('gclid');
  expect(readCampaign('')).toEqual({});
});

test.each(['reload', 'back_forward'])('a page that is shown again by %s is no arrival', (navigation) => {
  const referrer = 'https://mail.example/inbox';
  arrive('/pepprac?utm_source=news&utm_campaign=fall', { referrer });
  const before = read('');
  arrive('/booking-demo', { referrer, at: LATER, navigation });
  expect(read('')).toEqual(before);
  expect(before.attribution).toMatchObject({ utm_source: 'news', lastTouch: { campaign: 'fall' } });
});

test('a page that was left before its code ran is recorded when it is loaded again', () => {
  arrive('/pepprac?utm_source=news', { navigation: 'reload' });
  expect(read('').attribution).toMatchObject({ utm_source: 'news' });
});

test('an arrival without campaign, partner or referrer can only be the first touch', () => {
  arrive('/faq');
  arrive('/about', { at: LATER });
  expect(read('').attribution).toMatchObject({
    firstTouch: { landingPath: '/faq' },
    lastTouch: { landingPath: '/faq' },
  });
  arrive('/webinar?via=ann', { at: LATER });
  expect(read('').attribution).toMatchObject({
    fpr: 'ann',
    firstTouch: { landingPath: '/faq' },
    lastTouch: { landingPath: '/webinar' },
  });
});

test('the next page records an arrival on a page that was left before its code ran', () => {
  arrive('/booking-demo', { referrer: 'https://ardenwell.example/pepprac?utm_source=news&fpr=ann' });
  expect(read('').attribution).toMatchObject({
    fpr: 'ann',
    utm_source: 'news',
    firstTouch: { landingPath: '/pepprac' },
  });
  expect(read('').attribution?.firstTouch?.referrer).toBeUndefined();
});

test.each(['{"partner":"x"}', '{', '"text"', '{"campaign":{}}', '{"click":{"at":7}}'])(
  'ignores an invalid stored value: %s',
  (text) => {
    localStorage.setItem('visit', text);
    expect(read('')).toEqual({ trackingId: null, refId: null });
    arrive('/?utm_source=a');
    expect(read('').attribution).toMatchObject({ utm_source: 'a' });
  },
);

describe('what is kept', () => {
  const ADVERTISEMENT = '/pepprac?utm_source=news&gclid=Cj0-x_1&fpr=ann';
  const all = { fpr: 'ann', utm_source: 'news', gclid: 'Cj0-x_1' };

  test('is known in a new tab and the next day, the campaign and the click for thirty days, the partner for sixty', () => {
    arrive(ADVERTISEMENT);
    sessionStorage.clear();
    dayAfter(30);
    arrive('/faq', { at: new Date() });
    expect(read('').attribution).toMatchObject({ ...all, firstTouch: { landingPath: '/pepprac' } });
    dayAfter(30.01);
    expect(read('').attribution).toEqual({ fpr: 'ann' });
    dayAfter(60);
    expect(read('').attribution).toEqual({ fpr: 'ann' });
    dayAfter(60.01);
    expect(read('').attribution).toBeUndefined();
  });

  test('is nothing before the choice, and all of it after a yes', () => {
    arrive(ADVERTISEMENT, {}, undecided);
    expect(stored()).toBe('{}{}');
    expect(read('', '', nothing).attribution).toBeUndefined();
    applyChoice(decided());
    expect(stored()).toContain('Cj0-x_1');
    expect(read('').attribution).toMatchObject(all);
  });

  test('is nothing after a no, whatever the address and the program’s cookies still say, and a later yes brings nothing back', () => {
    arrive(ADVERTISEMENT);
    for (const start of [ADVERTISEMENT, '/faq?via=bob']) {
      arrive(start, {}, undecided);
      applyChoice(decided(nothing));
      expect(stored()).toBe('{}{}');
      expect(read('?fpr=ann&utm_source=news', '_fprom_tid=t; _fprom_ref=r', nothing)).toEqual({ trackingId: null, refId: null });
      applyChoice(decided());
      expect(read('').attribution).toBeUndefined();
    }
  });

  test.each([
    [
      { ...nothing, advertising: true },
      { fpr: 'ann', gclid: 'Cj0-x_1' },
    ],
    [
      { ...nothing, analytics: true },
      { utm_source: 'news', firstTouch: expect.anything(), lastTouch: expect.anything() },
    ],
    [{ ...nothing, services: true }, undefined],
  ])('with the choice %j is only %j', (allowed, kept) => {
    arrive(ADVERTISEMENT, {}, undecided);
    applyChoice(decided(allowed));
    expect(read('').attribution).toEqual(kept);
    // The next page is no arrival.
    arrive('/faq', { referrer: `https://ardenwell.example${ADVERTISEMENT}`, at: LATER }, decided(allowed));
    if (kept) expect(read('').attribution).toEqual(kept);
  });

  test('is what another tab has stored, where the visitor chooses in this one', () => {
    arrive('/faq', {}, undecided);
    localStorage.setItem('visit', JSON.stringify({ partner: { id: 'ann', at: AT.toISOString() } }));
    applyChoice(decided());
    expect(read('').attribution).toMatchObject({ fpr: 'ann', firstTouch: { landingPath: '/faq' } });
  });
});

const HOSTILE = ['x'.repeat(100_000), `${'x'.repeat(199)}\u{1F600}`, 'a\u0000b\u001b[2J', '\ud800', '   ', '__proto__'];

test.each(HOSTILE)('a lead with hostile attribution is valid: %#', async (value) => {
  const text = encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'));
  const query = ['fpr', ...utmNames, ...clickIdNames].map((name) => `${name}=${text}`);
  for (const at of [AT, LATER])
    arrive(`/${text.slice(0, 3000)}?${query.join('&')}`, { at, referrer: `https://evil.example/${text}` });
  const tracked = read('', `_fprom_tid=${text}; _fprom_ref=${text}`);

  const lead = { ...visitor, ...tracked };
  await expect(leadSchema.validate(lead)).resolves.toMatchObject(visitor);
  // Far below the function's limit for a request body.
  expect(new TextEncoder().encode(JSON.stringify(lead)).length).toBeLessThan(12 * 1024);
});

test('drops a partner’s name that is too long, because a shortened one may be another partner’s', () => {
  expect(read(`?fpr=${'x'.repeat(201)}`, `_fprom_tid=${'y'.repeat(201)}`)).toEqual({ trackingId: null, refId: null });
});
