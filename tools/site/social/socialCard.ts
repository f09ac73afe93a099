/**
 * A page's card for social networks, as a document of 1200 × 630 pixels: the page's title in the brand's hand, on one of three
 * grounds, with the vine growing in from the right.
 */
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '../../../src/components/Logo/Logo.tsx';
import { MoleculeVine } from '../../../src/components/MoleculeVine/MoleculeVine.tsx';
import { brand } from '../../../src/content/brand.ts';
import type { SeoContent } from '../../../src/content/types.ts';
import { SOCIAL_IMAGE_SIZE, socialImageName } from '../../../src/config/paths.ts';
import { fontFaces } from '../../../src/theme/fonts.ts';
import { palette } from '../../../src/theme/palette.ts';

type Ground = { page: string; title: string; soft: string; line: string; fill: string; accent: string; rule: string };

const grounds = {
  pine: {
    page: palette.pine900,
    title: palette.sand50,
    soft: palette.sage,
    line: palette.sage,
    fill: palette.pine700,
    accent: palette.gold,
    rule: palette.pine500,
  },
  mint: {
    page: palette.mint100,
    title: palette.pine900,
    soft: palette.pine700,
    line: palette.pine500,
    fill: palette.sage,
    accent: palette.clay600,
    rule: palette.sage,
  },
  sand: {
    page: palette.sand50,
    title: palette.pine900,
    soft: palette.inkSoft,
    line: palette.pine700,
    fill: palette.mint100,
    accent: palette.clay600,
    rule: palette.sand300,
  },
} as const satisfies Record<string, Ground>;

const LEGAL = ['/privacy-policy', '/terms-and-conditions', '/notice-of-privacy-practices', '/telehealth-consent'];
const READING = ['/about', '/faq', '/contact', '/testimonials', ...LEGAL];

/** Work on mint, what is read on sand, what is offered on pine. */
function groundOf(path: string): keyof typeof grounds {
  if (/^\/(careers|culture-index|jobs\/)/.test(path)) return 'mint';
  return READING.includes(path) ? 'sand' : 'pine';
}

/** The line above the title: where in the site the page stands. */
function eyebrowOf(path: string, { parents }: SeoContent): string {
  const parent = parents?.at(-1);
  if (parent) return parent.title;
  if (LEGAL.includes(path)) return 'Legal';
  return brand.tagline;
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** In pixels: long titles take three lines, short ones are set large. */
const titleSize = ({ length }: string) => (length <= 22 ? 92 : length <= 42 ? 80 : 72);

/** @returns the document, without its fonts: they are the same for every card. */
export function socialCard(path: string, seo: SeoContent): string {
  const name = groundOf(path);
  const { page, title, soft, line, fill, accent, rule } = grounds[name];
  const vine = renderToStaticMarkup(createElement(MoleculeVine, { variant: 'hero' }));
  const logo = renderToStaticMarkup(createElement(Logo));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>
* { box-sizing: border-box; margin: 0 }
body { position: relative; overflow: hidden; width: ${SOCIAL_IMAGE_SIZE.width}px; height: ${SOCIAL_IMAGE_SIZE.height}px; padding: 64px 72px 56px; display: grid; grid-template-rows: auto 1fr auto; background: ${page}; color: ${title}; font-family: Inter }
.vine { position: absolute; right: -214px; top: -30px; width: 760px; height: 676px; --vine-line: ${line}; --vine-fill: ${fill}; --vine-accent: ${accent} }
p, h1, footer { position: relative }
p { color: ${soft}; font-size: 27px; font-weight: 600; letter-spacing: .02em }
h1 { align-self: center; max-width: 660px; font: 480 ${titleSize(seo.title)}px/1.06 Fraunces; font-optical-sizing: auto; letter-spacing: -.02em; text-wrap: balance }
footer { display: flex; align-items: center; gap: 16px; font: 480 38px/1 Fraunces; --logo-accent: ${name === 'pine' ? palette.gold : palette.pine500} }
footer svg { width: 44px; height: 44px }
footer span { margin-left: 8px; padding-left: 24px; border-left: 2px solid ${rule}; color: ${soft}; font: 500 25px/38px Inter }
</style></head><body>${vine.replace('<svg', '<svg class="vine"')}
<p>${escapeHtml(eyebrowOf(path, seo))}</p><h1>${escapeHtml(seo.title)}</h1>
<footer>${logo}${escapeHtml(brand.name)}<span>${escapeHtml(brand.domain)}</span></footer></body></html>`;
}

/** The fonts of a card as styles; the files are read by `read`, since a document without an address can load none. */
export const cardFonts = (read: (file: string) => Buffer): string =>
  fontFaces.replace(
    /url\('([^']+)'\)/g,
    (_match, file: string) => `url('data:font/woff2;base64,${read(file).toString('base64')}')`,
  );

/** What the record holds for each card: another one means that the card has to be drawn anew. */
export const cardHash = (path: string, seo: SeoContent): string =>
  createHash('sha256').update(socialCard(path, seo)).digest('hex').slice(0, 16);

export const cardFile = (path: string): string => `public/social/${socialImageName(path)}.png`;
