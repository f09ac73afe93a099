import { createGlobalStyle, css } from 'styled-components';
import { settings } from '../config/settings.ts';
import { media } from './breakpoints.ts';
import { space } from './scale.ts';
import { paper, theme } from './theme.ts';
import { fontFamily, type } from './typography.ts';

/** What concerns every printed page. What a component looks like on paper is beside the component. */
const print = css`
  ${media.print} {
    @page {
      margin: 16mm 15mm;
    }

    :root {
      ${paper}
      font-size: 87.5%;
    }

    /* Paper has no controls, no frames and no ornaments. */
    button,
    form,
    iframe,
    video,
    nav,
    label:has(input),
    summary svg,
    svg:has(use),
    [data-script-only],
    [data-load-failure],
    [class='Toastify'],
    a[href^='#']:not(:is(h2, h3, p) a) {
      /* stylelint-disable-next-line declaration-no-important -- whatever component it belongs to */
      display: none !important;
    }

    img {
      max-height: 60mm;
      object-fit: contain;
      object-position: left;
    }

    li img {
      max-height: 30mm;
    }

    main a[href^='/']::after {
      content: ' (' var(--site-url) attr(href) ')';
    }
    main a[href^='http']::after {
      content: ' (' attr(href) ')';
    }

    /* The text of what is collapsed. Browsers that do not know this pseudo-element print what is open. */
    details::details-content {
      content-visibility: visible;
    }

    h1,
    h2,
    h3,
    h4,
    caption,
    dt {
      break-after: avoid;
      break-inside: avoid;
    }
    li,
    tr,
    img,
    figure,
    details,
    blockquote,
    dl > div {
      break-inside: avoid;
    }

    /* Reserves space for what follows: in a grid, browsers ignore that a heading stays with its text. */
    h2:not([tabindex])::after {
      content: '';
      display: block;
      height: 9rem;
      margin-block-end: -9rem;
    }
  }
`;

/** The reset and the document's defaults. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    /* Before the paths of printed links. */
    --site-url: '${settings.SITE_URL}';
    scroll-padding-top: ${space[96]};

    /* An iPhone that is turned would enlarge some of the texts. */
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;

    /* Smeared bold letters while a font is on its way: all weights in use have faces of their own. */
    font-synthesis: none;
  }

  body {
    margin: 0;
    min-width: 320px;
    background: ${theme.color.surface.page};
    color: ${theme.color.text.body};
    font-family: ${fontFamily.text};

    /* Breaks a word rather than widen a column beyond the screen. */
    overflow-wrap: anywhere;
    ${type.body}
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  /* Narrow columns would break short words. */
  table { overflow-wrap: break-word; }

  h1, h2, h3, h4, summary { text-wrap: balance; }
  p, li, dt, dd, blockquote { text-wrap: pretty; }

  ul, ol { list-style: none; }

  img, svg, video {
    display: block;
    max-width: 100%;
    height: auto;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }

  a {
    color: ${theme.color.text.link};
    text-underline-offset: 0.2em;
  }

  a[href^='tel:'] { white-space: nowrap; }

  /* Enlarged text on a small screen: a line holds a word at most. */
  @media (width <= 19em) {
    a[href^='tel:'] { white-space: normal; }

    h1, h2, h3 {
      -webkit-hyphens: auto;
      hyphens: auto;
    }
  }

  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;

    /* What takes the focus is scrolled to with its outline. */
    scroll-margin-block-end: ${space[8]};
  }

  /* A bar moves along a button that was clicked before its code was loaded. */
  button[aria-busy='true'] {
    background-image: linear-gradient(currentcolor, currentcolor);
    background-position: 50% calc(100% - 4px);
    background-size: 40% 3px;
    background-repeat: no-repeat;
    cursor: progress;
    animation: wait 1s ease-in-out infinite alternate;
  }

  @keyframes wait {
    from { background-position-x: 15%; }
    to { background-position-x: 85%; }
  }

  /* Headings are focused by script after a change of page. */
  [tabindex='-1']:focus-visible { outline: none; }

  ${media.reducedMotion} {
    *, *::before, *::after {
      /* stylelint-disable declaration-no-important -- reduced motion overrides every component */
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
      /* stylelint-enable declaration-no-important */
    }
  }

  ${print}
`;
