import styled from 'styled-components';
import { space } from '../../theme/index.ts';
import { Small } from '../form.styles.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space[24]};
`;

export const Privacy = styled(Small)`
  text-align: center;
`;
