import { trusted } from './trust.ts';

const page = { host: '127.0.0.1:6007', origin: 'http://127.0.0.1:6007', 'content-type': 'application/json' };

describe('trusted', () => {
  it('takes decisions from its own page', () => {
    expect(trusted(page, 'POST')).toBe(true);
    expect(trusted({ ...page, host: 'localhost:6007', origin: 'http://localhost:6007' }, 'POST')).toBe(true);
  });

  it.each([
    ['another origin', { ...page, origin: 'https://evil.example' }],
    ['another port of this machine', { ...page, origin: 'http://127.0.0.1:6006' }],
    ['a form', { ...page, 'content-type': 'text/plain' }],
    ['a name that was pointed at this machine', { ...page, host: 'evil.example:6007', origin: 'http://evil.example:6007' }],
    ['no origin', { host: page.host, 'content-type': 'application/json' }],
  ])('takes none from %s', (_, headers) => {
    expect(trusted(headers, 'POST')).toBe(false);
  });

  it('shows itself to this machine only', () => {
    expect(trusted({ host: '127.0.0.1:6007' }, 'GET')).toBe(true);
    expect(trusted({ host: 'evil.example' }, 'GET')).toBe(false);
    expect(trusted({}, 'GET')).toBe(false);
  });
});
