import styled from 'styled-components';
import { theme } from '../../theme/index.ts';
import { partnerColor } from './ProductPanel.styles.ts';

/** What is done is thicker, too: contrast themes and paper have no colors. */
const Root = styled.span`
  display: flex;
  align-items: center;
  height: 4px;

  i {
    flex: 1;
    border-block-start: 1px solid ${theme.color.border.subtle};
  }

  [data-done] {
    border: 2px solid ${partnerColor};
  }
`;

/** A line in equal parts, the first of them done. */
export function Track({ done, of }: { done: number; of: number }) {
  return (
    <Root>
      {Array.from({ length: of }, (_, part) => (
        <i key={part} {...(part < done ? { 'data-done': '' } : {})} />
      ))}
    </Root>
  );
}
