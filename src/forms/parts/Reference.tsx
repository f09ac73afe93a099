import styled from 'styled-components';
import { referenceCopy } from '../../content/reference.ts';
import { theme } from '../../theme/index.ts';

const Line = styled.p`
  color: ${theme.color.text.soft};
`;

const Value = styled.strong`
  white-space: nowrap;
  -webkit-user-select: all;
  user-select: all;
`;

/** The number under which the owner finds what the visitor has sent. Responses of an older backend have none. */
export function Reference({ number }: { number: string | undefined }) {
  if (number === undefined) return null;
  return (
    <Line>
      {referenceCopy.label} <Value>{number}</Value>
    </Line>
  );
}
