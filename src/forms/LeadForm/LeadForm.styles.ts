import styled from 'styled-components';
import { space, theme, type } from '../../theme/index.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space[24]};
`;

export const Privacy = styled.p`
  ${type.small}
  color: ${theme.color.text.soft};
  text-align: center;
`;

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
  color: ${theme.color.text.soft};
`;
