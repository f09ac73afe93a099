import styled from 'styled-components';
import { space, theme, type } from '../../theme/index.ts';

/** An error message below a field, with an icon. */
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
