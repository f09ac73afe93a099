import styled from 'styled-components';
import { media, space, theme, type } from '../../theme/index.ts';

export const Row = styled.div`
  display: grid;
  gap: ${space[24]};

  ${media.from('tablet')} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`;

export const Success = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[16]};
  padding-block: ${space[32]};

  svg {
    color: ${theme.color.feedback.success};
  }
`;

export const SuccessTitle = styled.h3`
  ${type.h2}
`;
