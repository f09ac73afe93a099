import styled from 'styled-components';
import { space, theme, type } from '../../theme/index.ts';

/** What is wrong with the field above it, behind an icon. */
export const ErrorText = styled.p`
  ${type.small}
  display: flex;
  gap: ${space[8]};
  color: ${theme.color.feedback.error};
  font-weight: 500;

  svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`;
