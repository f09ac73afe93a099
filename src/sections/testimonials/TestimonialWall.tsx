import styled from 'styled-components';
import { ResponsiveImage } from '../../components/media/ResponsiveImage.tsx';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { TestimonialWallContent } from '../../content/types.ts';
import { media, radius, space } from '../../theme/index.ts';

const Wall = styled.ul`
  columns: 2;
  column-gap: ${space[16]};
  margin-block-start: ${space[48]};

  ${media.from('tablet')} {
    columns: 3;
  }

  ${media.from('laptop')} {
    columns: 5;
    column-gap: ${space[24]};
  }

  li {
    break-inside: avoid;
    padding-block-end: ${space[16]};

    ${media.from('laptop')} {
      padding-block-end: ${space[24]};
    }
  }
`;

const Portrait = styled(ResponsiveImage)`
  width: 100%;
  border-radius: ${radius.medium};
`;

/** Portraits of partners, like pages pinned to a wall. */
export function TestimonialWall({ wall }: { wall: TestimonialWallContent }) {
  return (
    <TitledSection colorScheme="raised" title={wall.title} introduction={wall.introduction} sample={wall.sample}>
      <Wall>
        {wall.pictures.map((picture) => (
          <li key={picture.base}>
            <Portrait image={picture} />
          </li>
        ))}
      </Wall>
    </TitledSection>
  );
}
