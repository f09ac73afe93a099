import { createTheme } from 'styled-components';
import { media } from './breakpoints.ts';
import { palette } from './palette.ts';

/**
 * The design's roles. Each leaf is a CSS custom property (`var(--aw-color-surface-page, #FBF8F2)`), so that templates stay static
 * and a section can override roles (see `colorSchemes`).
 */
export const theme = createTheme(
  {
    color: {
      surface: {
        page: palette.sand50,
        raised: palette.sand100,
        card: palette.white,
        accent: palette.mint100,
        inverse: palette.pine900,
        backdrop: 'rgb(14 59 52 / 62%)',
      },
      text: {
        heading: palette.pine900,
        body: palette.ink,
        soft: palette.inkSoft,
        link: palette.pine700,
        onAction: palette.white,
        onInverse: palette.sand50,
      },
      action: {
        primary: palette.clay600,
        primaryHover: palette.clay700,
        disabled: palette.sand300,
        onDisabled: palette.inkSoft,
      },
      border: {
        subtle: palette.sand300,
        strong: palette.pine700,
        field: palette.inkSoft,
      },
      ornament: {
        line: palette.pine500,
        fill: palette.mint100,
        accent: palette.clay600,
      },
      feedback: {
        error: palette.error,
        success: palette.pine500,
      },
      focus: palette.pine500,
      rating: palette.gold,
    },
  },
  { prefix: 'aw' },
);

const inverse = {
  surfacePage: palette.pine900,
  card: palette.pine700,
  text: palette.sand50,
  textSoft: palette.sage,
  border: palette.pine500,
  disabled: palette.pine700,
  ornamentFill: palette.pine700,
  gold: palette.gold,
} as const;

const v = theme.vars.color;

/** The colors of the vine and the logo. */
const ornaments = `
  --vine-line: var(${v.ornament.line});
  --vine-fill: var(${v.ornament.fill});
  --vine-accent: var(${v.ornament.accent});
  --logo-accent: var(${v.ornament.accent});
`;

const onScreen = (declarations: string) => `${media.screen} { ${declarations} ${ornaments} }`;

/**
 * The color schemes of sections, as declarations of custom properties. Neighboring sections never share one. Contrast: body text 15.4:1
 * on `page`, sage 6.5:1 on `inverse`. On paper all are `paper`.
 */
export const colorSchemes = {
  page: onScreen(`${v.surface.page}: ${palette.sand50};`),
  raised: onScreen(`${v.surface.page}: ${palette.sand100};`),
  tint: onScreen(`${v.surface.page}: ${palette.mint50};`),
  inverse: onScreen(`
    ${v.surface.page}: ${inverse.surfacePage};
    ${v.surface.card}: ${inverse.card};
    ${v.surface.accent}: ${inverse.card};
    ${v.text.heading}: ${inverse.text};
    ${v.text.body}: ${inverse.text};
    ${v.text.soft}: ${inverse.textSoft};
    ${v.text.link}: ${inverse.text};
    ${v.border.subtle}: ${inverse.border};
    ${v.border.strong}: ${inverse.textSoft};
    ${v.action.disabled}: ${inverse.disabled};
    ${v.action.onDisabled}: ${inverse.textSoft};
    ${v.ornament.line}: ${inverse.textSoft};
    ${v.ornament.fill}: ${inverse.ornamentFill};
    ${v.ornament.accent}: ${inverse.gold};
    ${v.focus}: ${inverse.gold};
  `),
} as const;

/** The colors of a drawn panel of the product: a picture, which is as light in every section. */
export const pictureColors = `
  ${media.screen} {
    ${v.surface.page}: ${palette.sand50};
    ${v.surface.card}: ${palette.white};
    ${v.text.heading}: ${palette.pine900};
    ${v.text.body}: ${palette.ink};
    ${v.text.link}: ${palette.pine700};
    ${v.border.subtle}: ${palette.sand300};
  }
`;

const give = (value: string, roles: Record<string, string>) =>
  Object.values(roles)
    .map((role) => `${role}: ${value};`)
    .join('');

/** Dark on white, because browsers print no backgrounds. */
export const paper = [
  give(palette.white, v.surface),
  give(palette.ink, { ...v.text, ...v.ornament, action: v.action.primary, rating: v.rating }),
  give(palette.inkSoft, { soft: v.text.soft, strong: v.border.strong }),
].join('');

export type ColorScheme = keyof typeof colorSchemes;
