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

  svg {
    color: ${theme.color.feedback.success};
  }

  h3 {
    ${type.h3}
  }

  ol {
    display: grid;
    gap: ${space[8]};
    padding-inline-start: ${space[24]};
    list-style: decimal;
  }
`;

export const SuccessTitle = styled.h2`
  ${type.h2}
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
