import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '../../../src/components/Logo.tsx';
import { brand } from '../../../src/content/brand.ts';
import type { SeoContent } from '../../../src/content/types.ts';
import { SOCIAL_IMAGE_SIZE } from '../../../src/config/paths.ts';
import { palette } from '../../../src/theme/palette.ts';

const pine = {
  background: palette.pine900,
  title: palette.sand50,
  soft: palette.sage,
  line: palette.sage,
  fill: palette.pine700,
  accent: palette.gold,
  rule: palette.pine500,
  logoAccent: palette.gold,
};
const mint: ColorScheme = {
  background: palette.mint100,
  title: palette.pine900,
  soft: palette.pine700,
  line: palette.pine500,
  fill: palette.sage,
  accent: palette.clay600,
  rule: palette.sage,
  logoAccent: palette.pine500,
};
const sand: ColorScheme = {
  ...mint,
  background: palette.sand50,
  soft: palette.inkSoft,
  line: palette.pine700,
  fill: palette.mint100,
  rule: palette.sand300,
};

type ColorScheme = Record<keyof typeof pine, string>;

const LEGAL = ['/privacy-policy', '/terms-and-conditions', '/notice-of-privacy-practices', '/telehealth-consent'];
const INFORMATION = ['/about', '/faq', '/contact', '/testimonials', ...LEGAL];

function colorScheme(path: string): ColorScheme {
  if (/^\/(careers|culture-index|jobs\/)/.test(path)) return mint;
  return INFORMATION.includes(path) ? sand : pine;
}

/** The line above the title: the page's place in the site. */
function eyebrow(path: string, { parents }: SeoContent): string {
  return parents?.at(-1)?.title ?? (LEGAL.includes(path) ? 'Legal' : brand.tagline);
}

const MARGIN = 72;
const TITLE_CENTER = 312;
const FOOTER_BASELINE = 566;
/** Half of the title's ascent minus descent, in em: the distance from a line's middle down to its baseline. */
const BASELINE = 0.362;

const titleSize = ({ length }: string) => (length <= 22 ? 92 : length <= 42 ? 80 : 72);

/** How many characters of the title fit beside the vine. */
const charactersPerLine = (size: number) => Math.floor(1300 / size);

/** Breaks a text into as few lines as possible, of about equal length. */
function balancedLines(text: string, limit: number): string[] {
  const wrap = (length: number) =>
    text.split(' ').reduce<string[]>((lines, word) => {
      const longer = [...lines.slice(-1), word].join(' ');
      return lines.length > 0 && longer.length <= length ? [...lines.slice(0, -1), longer] : [...lines, word];
    }, []);
  const fewest = wrap(limit);
  const attempts = Array.from({ length: limit }, (_, index) => wrap(index + 1));
  return attempts.find(({ length }) => length === fewest.length) ?? fewest;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The vine for a headline, from the file of all vines. */
function heroVine(): string {
  const [vine] = /<g id="hero"[\s\S]*?<\/g>/.exec(readFileSync('public/brand/vines.svg', 'utf8')) ?? [];
  if (!vine) throw new Error('public/brand/vines.svg has no group "hero".');
  return `<svg viewBox="0 0 720 640" preserveAspectRatio="xMaxYMid meet">${vine}</svg>`;
}

/** Places a drawing in a box of the card; `colors` replace its CSS variables, which the image library does not support. */
function place(drawing: string, box: string, color: string, colors: Record<string, string>): string {
  return drawing
    .replace('<svg', `<svg ${box} color="${color}"`)
    .replace(/var\(--([a-z-]+), (?:[^()]|\([^()]*\))*\)/g, (_match, name: string) => colors[name] ?? color);
}

/** A page's card for social networks as SVG: the page's title, and the brand's vine growing in from the right. */
export function socialCard(path: string, seo: SeoContent): string {
  const { background, title, soft, line, fill, accent, rule, logoAccent } = colorScheme(path);
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const size = titleSize(seo.title);
  const lines = balancedLines(seo.title, charactersPerLine(size));
  const baseline = (index: number) => TITLE_CENTER + ((index - (lines.length - 1) / 2) * 1.06 + BASELINE) * size;
  const vineColors = { 'vine-line': line, 'vine-fill': fill, 'vine-accent': accent };
  const logoBox = `x="${MARGIN}" y="${FOOTER_BASELINE - 36}" width="44" height="44"`;
  const domain = `<tspan dx="20" fill="${rule}">|</tspan><tspan dx="20" font-family="Inter" font-weight="500" font-size="25" fill="${soft}">${brand.domain}</tspan>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${background}"/>
${place(heroVine(), 'x="654" y="-30" width="760" height="676"', line, vineColors)}
<text x="${MARGIN}" y="90" font-family="Inter" font-weight="600" font-size="27" letter-spacing="0.54" fill="${soft}">${escaped(eyebrow(path, seo))}</text>
<g font-family="Fraunces" font-size="${size}" letter-spacing="${-0.02 * size}" fill="${title}">
${lines.map((words, index) => `<text x="${MARGIN}" y="${baseline(index)}">${escaped(words)}</text>`).join('\n')}
</g>
${place(renderToStaticMarkup(createElement(Logo)), logoBox, title, { 'logo-accent': logoAccent })}
<text x="${MARGIN + 60}" y="${FOOTER_BASELINE}" font-family="Fraunces" font-size="38" fill="${title}">${escaped(brand.name)}${domain}</text></svg>`;
}
