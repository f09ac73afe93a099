import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { ResponsiveImage } from '../../components/ResponsiveImage/ResponsiveImage.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { TestimonialWallContent } from '../../content/types.ts';
import { media, radius, space } from '../../theme/index.ts';

export const states = ['Default'] as const;

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

/** Pictures of partners, set like pages pinned to a wall. */
export function TestimonialWall({ wall }: { wall: TestimonialWallContent }) {
  const titleId = useId();
  return (
    <PageSection tone="raised" labelledBy={titleId}>
      <SectionHeading id={titleId} title={wall.title} introduction={wall.introduction} />
      <Wall>
        {wall.pictures.map((picture) => (
          <li key={picture.base}>
            <Portrait picture={picture} sizes="(min-width: 1024px) 224px, (min-width: 768px) 30vw, 45vw" />
          </li>
        ))}
      </Wall>
    </PageSection>
  );
}
