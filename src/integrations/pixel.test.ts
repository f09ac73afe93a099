import { addScript } from './pageScript.ts';
import { createPixel } from './pixel.ts';
import { settle } from './settle.harness.ts';

jest.mock('./pageScript.ts');

const page = window as unknown as { fbq?: { queue: unknown[][]; callMethod?: jest.Mock }; _fbq?: unknown };
const calls = () => page.fbq?.queue ?? [];
const SOURCE = 'https://pixel.example/p.js';
const id = '3f2b8c1e-7a44-4c1d-9d55-0a6e1f2b3c4d';
const setUp = [
  ['set', 'autoConfig', false, '7'],
  ['init', '7'],
];

beforeEach(() => {
  jest.resetAllMocks();
  delete page.fbq;
  delete page._fbq;
});

test('sets up the queue immediately, and loads the script after the query was removed', async () => {
  createPixel('7', SOURCE).start();
  const { queue, ...names } = { ...page.fbq };
  expect(names).toEqual({ push: page.fbq, loaded: true, version: '2.0', disablePushState: true, allowDuplicatePageViews: true });
  expect(page._fbq).toBe(page.fbq);
  expect(queue).toEqual(setUp);
  expect(addScript).not.toHaveBeenCalled();
  await settle();
  expect(jest.mocked(addScript).mock.calls).toEqual([[{ name: 'advertising pixel', source: SOURCE }]]);
});

test('receives only leads and bookings, by their ids', async () => {
  const pixel = createPixel('7', SOURCE);
  pixel.start();
  for (const name of ['generate_lead', 'booking_confirmed', 'apply_submitted', 'section_failed'] as const) {
    pixel.conversion?.({ name, id }, '/faq');
  }
  await settle();
  expect(calls().slice(setUp.length)).toEqual([
    ['track', 'Lead', {}, { eventID: id }],
    ['track', 'Schedule', {}, { eventID: id }],
  ]);
});

test('sends nothing while it is stopped, and can be resumed', async () => {
  const pixel = createPixel('7', SOURCE);
  pixel.start();
  pixel.stop();
  pixel.pageView?.('/faq');
  await settle();
  pixel.start();
  await settle();
  expect(calls().slice(setUp.length)).toEqual([
    ['consent', 'revoke'],
    ['consent', 'grant'],
  ]);
});

test('declining deletes its cookies and no others, even before it was started', () => {
  for (const name of ['_fbp', '_fbc', '_fbx', '_fbpx', 'x_fbp']) document.cookie = `${name}=1; Path=/`;
  createPixel('7', SOURCE).stop();
  expect(document.cookie).toBe('_fbx=1; _fbpx=1; x_fbp=1');
  expect(page.fbq).toBeUndefined();
});
