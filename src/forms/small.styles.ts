import styled from 'styled-components';
import { theme, type } from '../theme/index.ts';

/** The small print of a form. */
export const Small = styled.p`
  ${type.small}
  color: ${theme.color.text.soft};
`;
