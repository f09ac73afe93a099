/** @jest-environment-options {"url": "https://www.ardenwell.example/pepprac"} */
import { forgetCookies } from './tracker.ts';

afterEach(() => jest.restoreAllMocks());

test('deletes a cookie from the host and all parent domains', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('_fbp=1=2; ours=_fbp; _fbc');
  const written = jest.spyOn(document, 'cookie', 'set').mockImplementation();
  forgetCookies(/^_fb[pc]$/);
  const deleted = (name: string) => {
    const domains = ['', '; Domain=www.ardenwell.example', '; Domain=ardenwell.example', '; Domain=example'];
    return domains.map((domain) => [`${name}=; Path=/; Max-Age=0${domain}`]);
  };
  expect(written.mock.calls).toEqual([...deleted('_fbp'), ...deleted('_fbc')]);
});

test('does nothing if cookies are unreadable', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  const written = jest.spyOn(document, 'cookie', 'set').mockImplementation();
  forgetCookies(/^/);
  expect(written).not.toHaveBeenCalled();
});
