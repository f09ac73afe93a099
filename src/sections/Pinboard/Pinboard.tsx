import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { Lead, PageTitle, Small } from '../../components/Text/text.ts';
import type { PinboardContent } from '../../content/pinboard.ts';
import { media, space } from '../../theme/index.ts';
import { PinnedNote } from './PinnedNote.tsx';

const Head = styled.div`
  display: grid;
  gap: ${space[16]};
  max-width: 46rem;
  padding-block-end: ${space[48]};
`;

/** One to four columns of notes with different heights. */
const Board = styled.ul`
  columns: 1;
  column-gap: ${space[32]};

  ${media.from('tablet')} {
    columns: 2;
  }

  ${media.from('laptop')} {
    columns: 3;
  }

  ${media.from('desktop')} {
    columns: 4;
  }

  ${media.print} {
    columns: 2;
  }
`;

export type PinboardProps = {
  pinboard: PinboardContent;
  /** Delay of each note, from 0 to 1. */
  random?: () => number;
};

/** The board of success stories. */
export function Pinboard({ pinboard, random }: PinboardProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme="raised" labelledBy={titleId}>
      <Head>
        <PageTitle id={titleId}>{pinboard.title}</PageTitle>
        <Lead>{pinboard.introduction}</Lead>
        <Small>{pinboard.disclosure}</Small>
      </Head>
      <Board>
        {pinboard.cards.map((note) => (
          <PinnedNote key={note.id} note={note} {...(random ? { random } : {})} />
        ))}
      </Board>
    </PageSection>
  );
}
