import styled from 'styled-components';
import { Small } from '../../components/text.ts';
import { space } from '../../theme/index.ts';

export const Categories = styled.ul`
  display: grid;
  gap: ${space[16]};
`;

export const Category = styled.li`
  display: grid;
  gap: ${space[4]};
  font-weight: 500;
`;

export const Detail = styled(Small)`
  font-weight: 400;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
