import { css } from 'styled-components';
import { theme } from './theme.ts';

/** Each has the metric-matched fallbacks of `fonts.ts`. */
export const fontFamily = {
  heading: "'Fraunces', 'Fraunces Fallback', 'Fraunces Fallback Liberation', 'Fraunces Fallback Noto', Georgia, serif",
  text: "'Inter', 'Inter Fallback', 'Inter Fallback Roboto', system-ui, sans-serif",
} as const;

const heading = css`
  color: ${theme.color.text.heading};
  font-family: ${fontFamily.heading};
  font-weight: 480;
`;

/** Text styles, fluid between 360 and 1440 px wide. Line heights are unitless. Those of headings set their color too. */
export const type = {
  display: css`
    ${heading}
    font-size: clamp(2.5rem, 1.83rem + 2.97vw, 4.5rem);
    line-height: 1.04;
    letter-spacing: -0.022em;
  `,
  h1: css`
    ${heading}
    font-size: clamp(2.125rem, 1.67rem + 2.04vw, 3.5rem);
    line-height: 1.08;
    letter-spacing: -0.018em;
  `,
  h2: css`
    ${heading}
    font-size: clamp(1.75rem, 1.495rem + 1.12vw, 2.5rem);
    line-height: 1.14;
    letter-spacing: -0.014em;
  `,
  h3: css`
    ${heading}
    font-size: clamp(1.25rem, 1.17rem + 0.37vw, 1.5rem);
    line-height: 1.25;
    letter-spacing: -0.006em;
  `,
  /** What someone says, in large type. */
  quote: css`
    ${heading}
    font-size: clamp(1.25rem, 0.833rem + 1.85vw, 2.5rem);
    line-height: 1.3;
    letter-spacing: -0.014em;
  `,
  lead: css`
    font-size: clamp(1.125rem, 1.06rem + 0.282vw, 1.3125rem);
    line-height: 1.55;
  `,
  body: css`
    font-size: clamp(1rem, 0.96rem + 0.19vw, 1.125rem);
    line-height: 1.6;
  `,
  small: css`
    font-size: 0.875rem;
    line-height: 1.5;
  `,
  /** A label above a heading. */
  eyebrow: css`
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: 0.02em;
  `,
} as const;
