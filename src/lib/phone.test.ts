import { formatPhone } from './phone.ts';

test.each([
  ['', ''],
  ['713', '713'],
  ['7135', '(713) 5'],
  ['713555', '(713) 555'],
  ['7135550', '(713) 555-0'],
  ['7135550142', '(713) 555-0142'],
  ['713.555.0142', '(713) 555-0142'],
  ['1 713 555 0142', '(713) 555-0142'],
  ['(713) 555-0142', '(713) 555-0142'],
])('%p reads as %p', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test.each(['+44 20 7946 0958', '713-555-0142 ext. 4', '713 555 0142 99', 'ask for Dana', '713,,555'])(
  'leaves %p alone',
  (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  },
);
