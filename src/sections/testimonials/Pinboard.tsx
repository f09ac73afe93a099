import { Fragment, useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { Lead, PageTitle, Small } from '../../components/text.ts';
import { isPatients, type PinboardContent } from '../../content/pinboard.ts';
import { colorSchemes, media, radius, space, theme, type } from '../../theme/index.ts';
import { NoteFilter } from './NoteFilter.tsx';
import { PinnedNote } from './PinnedNote.tsx';
import { useNoteGroup } from './useNoteGroup.ts';

const Head = styled.div`
  display: grid;
  gap: ${space[16]};
  max-width: 46rem;
  padding-block-end: ${space[24]};
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

/** Across all columns, so that a visitor who has read enough need not reach the end of the board. */
const Invitation = styled.li`
  ${colorSchemes.inverse}
  column-span: all;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]} ${space[32]};
  padding: ${space[32]};
  margin-block-end: ${space[32]};
  border-radius: ${radius.large};
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};

  p {
    ${type.h3}
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
  const { cards, filter } = pinboard;
  const [group, setGroup] = useNoteGroup();
  const shown = cards.filter((note) => group === 'all' || isPatients(note) === (group === 'patients'));
  return (
    <PageSection colorScheme="raised" labelledBy={titleId}>
      <Head>
        <PageTitle id={titleId}>{pinboard.title}</PageTitle>
        <Lead>{pinboard.introduction}</Lead>
        <Small>{pinboard.disclosure}</Small>
      </Head>
      <NoteFilter content={filter} group={group} onChange={setGroup} count={filter.count(shown.length, cards.length)} />
      <Board>
        {shown.map((note, index) => (
          <Fragment key={note.id}>
            <PinnedNote note={note} sample={pinboard.sample} random={random} />
            {pinboard.invitations
              // One that stands before the last note alone would part it from the others.
              .filter(({ after }) => after === index + 1 && after < shown.length - 1)
              .map(({ text, link }) => (
                <Invitation key={text}>
                  <p>{text}</p>
                  <ButtonLink to={link.to} size="large">
                    {link.label}
                  </ButtonLink>
                </Invitation>
              ))}
          </Fragment>
        ))}
      </Board>
    </PageSection>
  );
}
