import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { Split } from '../../components/Split.tsx';
import type { TestimonialsContent } from '../../content/testimonials.ts';
import { space, theme, type } from '../../theme/index.ts';
import { Testimonial } from './Testimonial.tsx';

const Note = styled.p`
  ${type.small}
  padding-block-start: ${space[24]};
  color: ${theme.color.text.soft};
`;

export type TestimonialCarouselProps = {
  testimonials: TestimonialsContent;
  /** Target of a link in the footer. */
  id?: string;
  initialIndex?: number;
};

/** Testimonials of partners and patients in a carousel. */
export function TestimonialCarousel({ testimonials, id, initialIndex = 0 }: TestimonialCarouselProps) {
  const titleId = useId();
  const { sample, title, introduction, items, stars, disclosure, more, label, slides, previous, next, goTo, pause, play } =
    testimonials;
  return (
    <PageSection colorScheme="inverse" labelledBy={titleId} id={id}>
      <Split $ratio="narrowestFirst">
        <div>
          <SectionHeading id={titleId} title={title} introduction={introduction} />
          <Note>{disclosure}</Note>
          <Note>
            <SiteLink to={more.to}>{more.label}</SiteLink>
          </Note>
        </div>
        <Carousel
          slides={items.map((testimonial) => (
            <Testimonial key={testimonial.id} testimonial={testimonial} sample={sample} starsLabel={stars} />
          ))}
          copy={{ label, slides, previous, next, goTo, pause, play }}
          initialIndex={initialIndex}
        />
      </Split>
    </PageSection>
  );
}
