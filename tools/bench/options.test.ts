import { UserError } from '../shared/userError.ts';
import { readOptions } from './options.ts';

test('by default, the home page five times', () => {
  expect(readOptions([])).toEqual({
    help: false,
    lighthouse: false,
    processor: false,
    form: 'mobile',
    pages: ['/'],
    runs: 5,
    idleTimeout: 90,
  });
});

test('every route three times, on a low-tier phone', () => {
  expect(readOptions(['--lighthouse', '--form', 'slow'])).toMatchObject({ lighthouse: true, form: 'slow', runs: 3 });
});

test('every route three times, by the processor’s clock', () => {
  expect(readOptions(['--processor'])).toMatchObject({ processor: true, lighthouse: false, runs: 3 });
});

test('all addresses after --pages are pages', () => {
  expect(readOptions(['--pages', '/', '/pepprac', '--wait', '0'])).toMatchObject({ pages: ['/', '/pepprac'], idleTimeout: 0 });
});

test.each([
  [['--runs', 'many'], /--runs must be a whole number from 1, not "many"/],
  [['--runs', '0'], /--runs/],
  [['--runs', ''], /--runs/],
  [['--wait', '-1'], /--wait/],
  [['--lighthouse', '--form', 'desktop'], /--form must be one of mobile, slow, applied, not "desktop"/],
  [['--lighthouse', '--form', 'toString'], /--form must/],
  [['--lighthouse', '--processor'], /choose one/],
  [['--form', 'slow'], /--form is for --lighthouse/],
  [['pepprac'], /"pepprac" is no page/],
  [['--fast'], /npm run bench -- --lighthouse/],
])('%j is rejected with what is allowed', (args, message) => {
  expect(() => readOptions(args)).toThrow(UserError);
  expect(() => readOptions(args)).toThrow(message);
});
