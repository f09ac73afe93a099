import { readAttribution } from './attribution.ts';

test.each([
  ['?fpr=ann', '_fprom_tid=t; _fprom_ref=r', { fpr: 'ann', trackingId: 't', refId: 'r' }],
  ['', '_fprom_tid=t', { fpr: null, trackingId: 't', refId: null }],
  ['', '_fprom_ref=r', { fpr: null, trackingId: null, refId: 'r' }],
  ['?other=1', 'x_fprom_tid=no', { fpr: null, trackingId: null, refId: null }],
  ['?fpr=', '_fprom_tid=', { fpr: null, trackingId: null, refId: null }],
  ['', '_fprom_tid=%E0%A4%A', { fpr: null, trackingId: '%E0%A4%A', refId: null }],
])('query %j with cookies %j', (search, cookies, attribution) => {
  expect(readAttribution(search, cookies)).toEqual(attribution);
});

test('cookies that may not be read are no cookies', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(readAttribution('')).toEqual({ fpr: null, trackingId: null, refId: null });
});
