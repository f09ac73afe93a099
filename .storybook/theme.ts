import { create } from 'storybook/internal/theming/create';
import { brand } from '../src/content/brand.ts';
import { theme } from '../src/theme/theme.ts';
import { fontFamily } from '../src/theme/typography.ts';

const { surface, text, action, border } = theme.raw.color;

/** Storybook's own interface in the site's colors and type. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: brand.name,
  brandImage: './brand/logo.svg',
  brandUrl: './?path=/docs/guides-welcome--docs',
  brandTarget: '_self',
  fontBase: fontFamily.text,
  colorPrimary: action.primary,
  // Selected items, focus and links.
  colorSecondary: text.link,
  appBg: surface.raised,
  appContentBg: surface.page,
  appPreviewBg: surface.page,
  appBorderColor: border.subtle,
  appBorderRadius: 8,
  textColor: text.body,
  textMutedColor: text.soft,
  textInverseColor: text.onInverse,
  barBg: surface.page,
  barTextColor: text.soft,
  barHoverColor: text.link,
  barSelectedColor: text.link,
  buttonBg: surface.card,
  buttonBorder: border.subtle,
  booleanBg: surface.raised,
  booleanSelectedBg: surface.card,
  inputBg: surface.card,
  inputBorder: border.field,
  inputTextColor: text.body,
  inputBorderRadius: 8,
});
