import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { Small } from '../components/text.ts';
import { layer, space } from '../theme/index.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space[24]};
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
