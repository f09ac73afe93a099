import styled from 'styled-components';
import { media, motion, radius, space, theme, touchTarget, type } from '../../theme/index.ts';
import { roundButton } from '../buttonStyles.ts';

export const Zone = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[12]};
  align-items: center;
  min-height: 72px;
  padding: ${space[12]} ${space[16]};
  border: 1.5px dashed ${theme.color.border.field};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};
  transition: background-color ${motion.fast};

  &[data-filled='true'] {
    border-style: solid;
  }

  &[data-over='true'] {
    border-color: ${theme.color.border.strong};
    background: ${theme.color.surface.accent};
  }

  &:has([aria-invalid='true']) {
    border: 2px solid ${theme.color.feedback.error};
  }

  &:has(input:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  &:has(input:disabled) {
    background: ${theme.color.surface.raised};
    color: ${theme.color.text.soft};
  }
`;

/* The native file input, invisible over the whole zone: clicks, keyboard and the phone's picker stay native. */
export const Picker = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  border-radius: ${radius.full};
  background: ${theme.color.surface.accent};
  color: ${theme.color.text.link};
`;

export const Text = styled.span`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  line-height: 1.4;
`;

export const Name = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  ${type.small}
  color: ${theme.color.text.soft};
`;

export const Action = styled.span`
  color: ${theme.color.text.link};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
`;

/** Touch screens cannot drag files. */
export const ForPointers = styled.span`
  display: none;

  ${media.from('tablet')} {
    display: inline;
  }
`;

export const RemoveButton = styled.button`
  ${roundButton}
  position: relative;
  z-index: 1;

  &:disabled {
    cursor: not-allowed;
  }
`;
