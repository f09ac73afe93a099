import { cell } from './print.ts';

test.each([
  ['\u202egpj.exe', '\\u{202e}gpj.exe'],
  ['\u2066a\u2069', '\\u{2066}a\\u{2069}'],
  ['red \u001b[31m', 'red \\u{1b}[31m'],
  ['عبد الرحمن', 'عبد الرحمن'],
  ['two\nlines', 'two lines'],
  [null, '–'],
])('%j is shown as %s', (value, shown) => expect(cell(value)).toBe(shown));
