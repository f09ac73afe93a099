import { pagePath, readConversion } from './conversion.ts';

const id = '3f2b8c1e-7a44-4c1d-9d55-0a6e1f2b3c4d';
const conversion = { name: 'generate_lead', id } as const;

test('a failed section is identified by its position only', () => {
  const failed = { name: 'section_failed', id, section: 'section-3' } as const;
  expect(readConversion({ ...failed, message: 'dana@lakeside-peptides.example' })).toEqual(failed);
  for (const section of ['section-12', 'late-section-2']) {
    expect(readConversion({ ...failed, section })).toEqual({ ...failed, section });
  }
  for (const section of [
    'Dana',
    'section-3 Dana',
    'section-',
    'Dana section-3',
    'section-123',
    'later-section-1',
    ['section-3'],
    3,
    null,
  ]) {
    expect(readConversion({ ...failed, section })).toEqual({ name: 'section_failed', id });
  }
  expect(readConversion({ ...conversion, section: 'section-3' })).toEqual(conversion);
});

const hostile = {
  email: 'dana@lakeside-peptides.example',
  page_location: 'https://ardenwell.example/?email=dana@x.example',
  user_data: { em: 'dana@lakeside-peptides.example' },
  constructor: 'x',
};

test.each(Object.entries(hostile))('the key %s is dropped', (key, value) => {
  expect(readConversion({ ...conversion, [key]: value })).toEqual(conversion);
});

test.each([
  null,
  'generate_lead',
  { name: 'purchase', id },
  { name: 'constructor', id },
  { name: ['generate_lead'], id },
  { name: 'generate_lead', id: 'dana@lakeside-peptides.example' },
  { name: 'generate_lead', id: `${id}?email=dana` },
  { name: 'generate_lead', id: `${id}\n` },
  { name: 'generate_lead', id: `dana${id}` },
])('%j is not an event', (event: unknown) => {
  expect(readConversion(event)).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/pepprac', '/pepprac'],
  ['/pepprac/', '/pepprac'],
  ['/jobs/appointment-setter', '/jobs/appointment-setter'],
  ['/dana@lakeside-peptides.example', '/404'],
  ['/pepprac?email=dana', '/404'],
  ['/__proto__', '/404'],
  ['', '/404'],
])('the page %j is reported as %s', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path);
});
