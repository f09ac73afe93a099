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
