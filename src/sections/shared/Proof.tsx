import { useId } from 'react';
import styled from 'styled-components';
import { LogoList } from '../../components/LogoList.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { PulledQuote } from '../../components/PulledQuote.tsx';
import { SampleTag } from '../../components/SampleTag.tsx';
import type { ProofContent } from '../../content/proof.ts';
import { media, space, theme, type, type ColorScheme } from '../../theme/index.ts';

/** Indented, as a quote in a magazine is. */
const Indented = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.from('laptop')} {
    margin-inline-start: calc(100% / 6);
  }

  h2,
  p {
    ${type.small}
    color: ${theme.color.text.soft};
  }
`;

/** The title, with its mark beside it: in a list of headings it would be read as part of the title. */
const Partners = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[4]};
  padding-block-start: ${space[32]};
  border-block-start: 1px solid ${theme.color.border.subtle};
`;

const Logos = styled(LogoList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: ${space[32]};

  img {
    width: 100%;
    height: 40px;
    object-fit: contain;
    object-position: left;
  }
`;

export type ProofProps = { proof: ProofContent; colorScheme?: ColorScheme };

/** One quote in large type, and six partners below it. */
export function Proof({ proof: { sample, quote, disclosure, partners }, colorScheme = 'tint' }: ProofProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId}>
      <Indented>
        <PulledQuote quote={quote} sample={sample} />
        <Partners>
          <h2 id={titleId}>{partners.title}</h2>
          <SampleTag sample={partners.sample} />
        </Partners>
        <Logos logos={partners.logos} label={partners.listLabel} />
        <p>{disclosure}</p>
      </Indented>
    </PageSection>
  );
}
