import styled from 'styled-components';
import { space, theme, touchTarget } from '../../theme/index.ts';

const Root = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    color: ${theme.color.text.link};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  p {
    padding-block: ${space[4]};
    color: ${theme.color.text.soft};
  }
`;

export type TranscriptProps = { title: string; lines: readonly string[]; isOpen?: boolean };

/** The text of a video, collapsed until it is opened. */
export function Transcript({ title, lines, isOpen = false }: TranscriptProps) {
  return (
    <Root open={isOpen}>
      <summary>{title}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Root>
  );
}
