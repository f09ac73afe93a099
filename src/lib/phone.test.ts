import { formatPhone } from './phone.ts';

test.each([
  ['', ''],
  ['713', '713'],
  ['7135550', '(713) 555-0'],
  ['7135550142', '(713) 555-0142'],
  ['713.555.0142', '(713) 555-0142'],
  ['1 713 555 0142', '(713) 555-0142'],
  ['1713555', '(171) 355-5'],
  ['27135550', '(271) 355-50'],
  ['(713) 555-0142', '(713) 555-0142'],
])('%p is formatted as %p', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test.each(['+44 20 7946 0958', '27135550142', '713-555-0142 ext. 4', '713 555 0142 99', 'ask for Dana', '713,,555'])(
  'does not change %p',
  (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  },
);
