import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { QuoteContent } from '../content/proof.ts';
import { radius, space, theme, type } from '../theme/index.ts';
import { ResponsiveImage } from './media/ResponsiveImage.tsx';
import { SampleTag } from './SampleTag.tsx';

const Root = styled.figure`
  display: grid;
  gap: ${space[24]};
`;

const Copy = styled.blockquote`
  ${type.quote}
  max-width: 30em;
  text-wrap: balance;
`;

const Person = styled.figcaption`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[16]};
  color: ${theme.color.text.soft};

  strong {
    display: block;
    color: ${theme.color.text.heading};
  }
`;

const Portrait = styled(ResponsiveImage)`
  width: 72px;
  border-radius: ${radius.full};
`;

export type PulledQuoteProps = {
  quote: QuoteContent;
  sample: true | undefined;
  /** What stands above the quote. */
  children?: ReactNode;
};

/** What one person says, in large type. */
export function PulledQuote({ quote: { content, name, role, portrait }, sample, children }: PulledQuoteProps) {
  return (
    <Root>
      {children}
      <Copy>{content}</Copy>
      <Person>
        <Portrait image={portrait} />
        <span>
          <strong>{name}</strong>
          {role} <SampleTag sample={sample} />
        </span>
      </Person>
    </Root>
  );
}
