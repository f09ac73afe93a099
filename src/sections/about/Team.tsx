import styled from 'styled-components';
import { ResponsiveImage } from '../../components/media/ResponsiveImage.tsx';
import { SampleTag } from '../../components/SampleTag.tsx';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { LeaderContent, TeamContent } from '../../content/about.ts';
import { media, radius, space, theme, type } from '../../theme/index.ts';

const People = styled.ul`
  display: grid;
  gap: ${space[48]} ${space[24]};
  padding-block-start: ${space[48]};

  ${media.from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.from('laptop')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Person = styled.li`
  display: grid;
  grid-template-columns: 96px 1fr;
  gap: ${space[4]} ${space[16]};
  align-content: start;

  picture {
    grid-row: span 4;
  }

  h3 {
    ${type.h3}
  }

  ${media.from('laptop')} {
    grid-template-columns: 1fr;

    picture {
      padding-block-end: ${space[12]};
    }
  }
`;

const Portrait = styled(ResponsiveImage)`
  width: 100%;
  border-radius: ${radius.medium};
`;

const Role = styled.p`
  ${type.small}
  color: ${theme.color.text.link};
  font-weight: 600;
`;

const Text = styled.p`
  color: ${theme.color.text.soft};
  font-size: 1rem;
`;

function Leader({ leader: { name, title, text, image }, sample }: { leader: LeaderContent; sample: true | undefined }) {
  return (
    <Person>
      <Portrait image={image} />
      <h3>{name}</h3>
      <Role>
        {title} <SampleTag sample={sample} />
      </Role>
      <Text>{text}</Text>
    </Person>
  );
}

/** The people who lead the company. */
export function Team({ team }: { team: TeamContent }) {
  return (
    <TitledSection colorScheme="tint" title={team.title} introduction={team.introduction}>
      <People>
        {team.members.map((leader) => (
          <Leader key={leader.id} leader={leader} sample={team.sample} />
        ))}
      </People>
    </TitledSection>
  );
}
