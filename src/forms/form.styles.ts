import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { Small } from '../components/text.ts';
import { layer, space } from '../theme/index.ts';

/**
 * For a form that scrolls to its submit button (`useShowSubmit`): a browser rounds where it scrolls to, and would cut a part of a pixel off
 * the button. The margin is that of a focused element, so a button with the focus is scrolled to the same place.
 */
export const wholeSubmit = css`
  [type='submit'] {
    scroll-margin-block-end: ${space[8]};
  }
`;

/** The lead form, the contact form, and the form of the privacy choices in `PrivacyModal`. */
export const Form = styled.form`
  display: grid;
  gap: ${space[24]};
  ${wholeSubmit}
`;

const shield = keyframes`
  from { pointer-events: auto; }
`;

/**
 * Part of what replaces a form: covers the page for 400 ms. The second click of a double click was meant for the form's button, not for
 * what is at its place by then.
 */
export const ClickShield = createGlobalStyle`
  body::after {
    content: '';
    position: fixed;
    inset: 0;
    z-index: ${layer.shield};
    pointer-events: none;

    /* Moves nothing, so it does not end with reduced motion either. */
    /* stylelint-disable-next-line declaration-no-important -- reduced motion stops all animations that are not important */
    animation: ${shield} 0s 400ms backwards !important;
  }
`;

export const CenteredSmall = styled(Small)`
  text-align: center;
`;
