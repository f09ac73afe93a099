import styled, { css, keyframes } from 'styled-components';
import { media, motion, radius, shadow, space, theme, touchTarget, type } from '../../theme/index.ts';

export const Root = styled.div<{ $color: string }>`
  --partner: ${({ $color }) => $color};
  overflow: clip;
  border-radius: ${radius.large};
  background: ${theme.color.surface.accent};
`;

export const Tabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  padding: ${space[12]} ${space[16]} 0;
`;

/** The line above a tab is thicker up to the step that is shown: contrast themes have no colors. */
export const Tab = styled.button`
  flex: 1 1 auto;
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  border-block-start: 3px solid ${theme.color.ornament.line};
  background: none;
  color: ${theme.color.text.soft};
  font-size: 0.8125rem;
  text-align: start;
  cursor: pointer;

  [aria-selected='true'] ~ & {
    border-block-start: 1px solid ${theme.color.border.field};
  }

  &:hover,
  &[aria-selected='true'] {
    color: ${theme.color.text.heading};
  }

  &[aria-selected='true'] {
    font-weight: 600;
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateX(12px);
  }
`;

/** As high as its highest picture, so that nothing below moves with a step. */
export const Stage = styled.div<{ $isPlayed: boolean }>`
  display: grid;
  min-height: 29.5em;
  padding-inline: ${space[16]};
  font-size: 0.8125rem;

  ${media.from('laptop')} {
    font-size: 0.875rem;
  }

  figure {
    grid-template-rows: 1fr auto;
    place-items: center;
    font-size: inherit;

    ${({ $isPlayed }) =>
      $isPlayed &&
      css`
        animation: ${appear} ${motion.slow};
      `}
  }

  [role='img'] {
    min-width: min(100%, 25em);
    box-shadow: ${shadow.floating};
  }

  figcaption {
    justify-self: start;
    font-size: 0.75rem;
  }
`;

export const Panel = styled.div`
  position: relative;
`;

/** Over the whole panel, so that a visitor who taps the picture goes on. Its arrow is beside the text. */
export const Next = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -6px;
  }

  svg {
    position: absolute;
    inset-block-end: ${space[16]};
    inset-inline-end: ${space[16]};
    width: ${touchTarget};
    height: ${touchTarget};
    padding: 9px;
    border: 1px solid transparent;
    border-radius: ${radius.full};
    background: ${theme.color.surface.card};
    color: ${theme.color.text.heading};
    box-shadow: ${shadow.raised};
    transition: transform ${motion.base};
  }

  &:hover svg {
    transform: scale(1.06);
  }
`;

export const Caption = styled.p`
  ${type.small}
  min-height: calc(3em + ${space[32]});
  padding: ${space[16]} ${space[64]} ${space[16]} ${space[16]};
  color: ${theme.color.text.body};

  b {
    color: ${theme.color.text.heading};
    font-weight: 600;
  }
`;

export const Fields = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[16]} ${space[16]};
  background: ${theme.color.surface.raised};
`;

export const NameField = styled.label`
  flex: 1 1 12em;
  display: grid;
  gap: ${space[4]};
  font-weight: 600;

  input {
    width: 100%;
    min-height: ${touchTarget};
    padding-inline: ${space[12]};
    border: 1px solid ${theme.color.border.field};
    border-radius: ${radius.small};
    background: ${theme.color.surface.card};
    font-size: 1rem;
    font-weight: 400;
  }
`;

/** As large as a finger, with the color in its middle. */
const RoundRadio = styled.input`
  appearance: none;
  display: inline-grid;
  place-content: center;
  width: 36px;
  height: ${touchTarget};
  border-radius: ${radius.full};
  cursor: pointer;

  &::before {
    content: '';
    width: 26px;
    height: 26px;
    border: 3px solid ${theme.color.surface.raised};
    border-radius: ${radius.full};
    background: currentcolor;
    forced-color-adjust: none;
  }

  &:checked::before {
    outline: 2px solid ${theme.color.text.heading};
  }
`;

/** A component of its own, because styled-components writes a rule again for each color. */
export const Swatch = styled(RoundRadio)<{ $color: string }>`
  color: ${({ $color }) => $color};
`;

/** Instead of the tabs. */
export const List = styled.ol`
  ${type.small}
  display: none;
  padding: 0 ${space[16]} ${space[16]} ${space[32]};
  list-style: decimal;

  ${media.withoutScript} {
    display: block;
  }
`;
