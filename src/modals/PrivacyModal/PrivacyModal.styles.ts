import styled from 'styled-components';
import { space, theme, type } from '../../theme/index.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space[24]};
`;

export const Categories = styled.ul`
  display: grid;
  gap: ${space[16]};
`;

export const Category = styled.li`
  display: grid;
  gap: ${space[4]};
  font-weight: 500;
`;

export const Small = styled.p`
  ${type.small}
  color: ${theme.color.text.soft};
  font-weight: 400;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
