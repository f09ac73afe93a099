import styled from 'styled-components';
import { space, theme, type } from '../theme/index.ts';

/** What stands in place of a form in a dialog once it was sent. */
export const Success = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  padding-block: ${space[32]};
  text-align: center;
  color: ${theme.color.feedback.success};
`;

export const SuccessTitle = styled.p`
  ${type.h2}
  color: ${theme.color.text.heading};
`;

export const SuccessText = styled.p`
  max-width: 38ch;
  color: ${theme.color.text.soft};
`;
