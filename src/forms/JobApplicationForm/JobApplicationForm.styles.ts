import styled from 'styled-components';
import { media, radius, space, theme, type } from '../../theme/index.ts';
import { wholeSubmit } from '../form.styles.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space[32]};
  ${wholeSubmit}
`;

export const Group = styled.fieldset`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
`;

export const GroupTitle = styled.legend`
  ${type.h3}
  padding: 0;
  margin-block-end: ${space[16]};
`;

export const Pair = styled.div`
  display: grid;
  gap: ${space[24]};
  align-items: start;

  ${media.from('tablet')} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[16]};
  }
`;

export const Agreements = styled.div`
  display: grid;
  gap: ${space[8]};
`;

export const Foot = styled.div`
  display: grid;
  gap: ${space[16]};
`;

export const Sending = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[16]};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.accent};
`;

export const SendingText = styled.p`
  text-align: center;
`;

export const SuccessActions = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-block-start: ${space[12]};
`;
