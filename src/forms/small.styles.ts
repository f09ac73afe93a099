import styled from 'styled-components';
import { theme, type } from '../theme/index.ts';

export const Small = styled.p`
  ${type.small}
  color: ${theme.color.text.soft};
`;
