import styled from 'styled-components';
import { radius, space, theme, type } from '../../theme/index.ts';

/** Stands in the place of a job's apply button, and says why. */
export const JobNote = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[12]};
  max-width: 34rem;
  padding: ${space[24]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};

  h2 {
    ${type.h3}
  }
`;

/** An icon and a word or two. */
export const NoteBadge = styled.p`
  ${type.eyebrow}
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  color: ${theme.color.action.primary};
`;

export const NoteText = styled.p`
  color: ${theme.color.text.soft};
  font-size: 1rem;
`;
