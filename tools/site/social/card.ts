import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '../../../src/components/Logo/Logo.tsx';
import { brand } from '../../../src/content/brand.ts';
import type { SeoContent } from '../../../src/content/types.ts';
import { SOCIAL_IMAGE_SIZE } from '../../../src/config/paths.ts';
import { palette } from '../../../src/theme/palette.ts';
import type { Line, Outliner } from './outlines.ts';

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
  background: palette.sand50,
  title: palette.pine900,
  soft: palette.inkSoft,
  line: palette.pine700,
  fill: palette.mint100,
  accent: palette.clay600,
  rule: palette.sand300,
  logoAccent: palette.pine500,
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
const TITLE_WIDTH = 660;
const TITLE_CENTER = 312;
const FOOTER_CENTER = 552;
/** Half of ascent minus descent, in em, of both fonts: the distance from a line's middle down to its baseline. */
const BASELINE = 0.362;

const titleSize = ({ length }: string) => (length <= 22 ? 92 : length <= 42 ? 80 : 72);

/** Breaks a text into as few lines as possible, of about equal length. */
export function balancedLines(text: string, measure: (line: string) => number, limit: number): string[] {
  const widths = new Map<string, number>();
  const widthOf = (line: string) => {
    const width = widths.get(line) ?? measure(line);
    widths.set(line, width);
    return width;
  };
  const wrap = (width: number) =>
    text.split(' ').reduce<string[]>((lines, word) => {
      const longer = [...lines.slice(-1), word].join(' ');
      return lines.length > 0 && widthOf(longer) <= width ? [...lines.slice(0, -1), longer] : [...lines, word];
    }, []);
  const attempts = Array.from({ length: 40 }, (_, step) => wrap(limit * (1 - step / 40)));
  return attempts.findLast(({ length }) => length === attempts[0]?.length) ?? [];
}

const at = (x: number, y: number, { svg }: Line) => `<g transform="translate(${x} ${y})">${svg}</g>`;

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
export function socialCard(path: string, seo: SeoContent, heading: Outliner, text: Outliner): string {
  const { background, title, soft, line, fill, accent, rule, logoAccent } = colorScheme(path);
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const size = titleSize(seo.title);
  const setTitle = (words: string) => heading(words, { axes: { opsz: size }, size, tracking: -0.02, color: title });
  const lines = balancedLines(seo.title, (words) => setTitle(words).width, TITLE_WIDTH);
  const lineHeight = 1.06 * size;
  const baseline = (index: number) => TITLE_CENTER + (index - (lines.length - 1) / 2) * lineHeight + BASELINE * size;
  const name = heading(brand.name, { axes: { opsz: 38 }, size: 38, tracking: 0, color: title });
  const ruleLeft = MARGIN + 60 + name.width + 24;
  const vineColors = { 'vine-line': line, 'vine-fill': fill, 'vine-accent': accent };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${background}"/>
${place(heroVine(), 'x="654" y="-30" width="760" height="676"', line, vineColors)}
${at(MARGIN, 90, text(eyebrow(path, seo), { axes: { wght: 600 }, size: 27, tracking: 0.02, color: soft }))}
${lines.map((words, index) => at(MARGIN, baseline(index), setTitle(words))).join('')}
${place(renderToStaticMarkup(createElement(Logo)), `x="${MARGIN}" y="${FOOTER_CENTER - 22}" width="44" height="44"`, title, { 'logo-accent': logoAccent })}
${at(MARGIN + 60, FOOTER_CENTER + BASELINE * 38, name)}
<rect x="${ruleLeft}" y="${FOOTER_CENTER - 19}" width="2" height="38" fill="${rule}"/>
${at(ruleLeft + 26, FOOTER_CENTER + BASELINE * 25, text(brand.domain, { axes: { wght: 500 }, size: 25, tracking: 0, color: soft }))}</svg>`;
}
