import styled from 'styled-components';
import { space, theme, type } from '../theme/index.ts';

/** Replaces a sent form in its dialog. */
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
