import { addScript } from './pageScript.ts';
import { createTagManager } from './tagManager.ts';
import { settle } from './settle.harness.ts';

jest.mock('./pageScript.ts');

const page = window as unknown as { dataLayer?: ArrayLike<unknown>[] } & Record<string, unknown>;
const calls = () => (page.dataLayer ?? []).map((call) => Array.from(call));
const SOURCE = 'https://tags.example/gtag.js';
const id = '3f2b8c1e-7a44-4c1d-9d55-0a6e1f2b3c4d';
const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

beforeEach(() => {
  jest.resetAllMocks();
  delete page.dataLayer;
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['', ''],
  ['https://mail.example/inbox?user=dana#a', 'https://mail.example/inbox'],
])('starts with the consent settings and the referrer without its query: %j', async (referrer, told) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  createTagManager('G-1', SOURCE).start();
  expect(calls()).toEqual([
    ['consent', 'default', { analytics_storage: 'granted', ...denied }],
    ['set', { page_referrer: told, allow_google_signals: false }],
    ['js', expect.any(Date)],
  ]);
  expect(page['ga-disable-G-1']).toBe(false);
  expect(addScript).not.toHaveBeenCalled();
  await settle();
  expect(jest.mocked(addScript).mock.calls).toEqual([[{ name: 'analytics', source: SOURCE }]]);
});

test('names the campaign, and nothing else of the address’s query', () => {
  window.history.replaceState(null, '', '/?utm_source=news&utm_campaign=fall&utm_id=7&gclid=1&email=ada@example.com');
  createTagManager('G-1', SOURCE).start();
  const campaign = { campaign_source: 'news', campaign_name: 'fall', campaign_id: '7' };
  expect(calls()[1]).toEqual(['set', { page_referrer: '', allow_google_signals: false, ...campaign }]);
});

test('pushes `arguments` objects, which its script needs, and keeps an existing queue', () => {
  page.dataLayer = ['theirs'];
  createTagManager('G-1', SOURCE).pageView?.('/faq');
  expect(page.dataLayer.map((call) => Object.prototype.toString.call(call))).toEqual(['[object String]', '[object Arguments]']);
});

test('reports page views, conversions and web vitals with the address without its query', () => {
  document.title = 'Questions';
  const tags = createTagManager('G-1', SOURCE);
  const about = { page_location: 'http://localhost/faq', page_path: '/faq' };
  tags.pageView?.('/faq');
  tags.conversion?.({ name: 'section_failed', id, section: 'section-3' }, '/faq');
  tags.webVital?.({ name: 'LCP', value: 812.4, rating: 'good', path: '/faq' });
  const vital = { metric_name: 'LCP', metric_value: 812.4, metric_rating: 'good' };
  expect(calls()).toEqual([
    ['config', 'G-1', { ...about, page_title: 'Questions' }],
    ['event', 'section_failed', { ...about, event_id: id, section: 'section-3', send_to: 'G-1' }],
    ['event', 'web_vital', { ...about, ...vital, send_to: 'G-1' }],
  ]);
});

test('stopping disables it and deletes its cookies; starting again only updates the consent', async () => {
  const tags = createTagManager('G-1', SOURCE);
  tags.start();
  for (const name of ['_ga', '_ga_1', '_gid', '_gat', '_gcl_au', '_gx', 'x_ga']) document.cookie = `${name}=1; Path=/`;
  tags.stop();
  await settle();
  expect(addScript).not.toHaveBeenCalled();
  expect(page['ga-disable-G-1']).toBe(true);
  expect(document.cookie).toBe('_gx=1; x_ga=1');
  tags.start();
  expect(page['ga-disable-G-1']).toBe(false);
  expect(calls().slice(3)).toEqual([
    ['consent', 'update', { analytics_storage: 'denied', ...denied }],
    ['consent', 'update', { analytics_storage: 'granted', ...denied }],
  ]);
});
