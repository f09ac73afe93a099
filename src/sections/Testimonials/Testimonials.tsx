import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { ResponsiveImage } from '../../components/ResponsiveImage/ResponsiveImage.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { Split } from '../../components/Split/Split.tsx';
import type { TestimonialContent, TestimonialsContent } from '../../content/testimonials.ts';
import { media, radius, space, theme, type } from '../../theme/index.ts';

const Note = styled.p`
  ${type.small}
  padding-block-start: ${space[24]};
  color: ${theme.color.text.soft};
`;

const Quote = styled.figure`
  display: grid;
  gap: ${space[24]};

  h3 {
    ${type.h3}
  }
`;

const Stars = styled.p`
  display: flex;
  gap: ${space[4]};
  color: ${theme.color.rating};

  svg {
    fill: currentcolor;
  }
`;

const Copy = styled.blockquote`
  ${type.h3}
  max-width: 30em;
  padding: 0;
  line-height: 1.4;
  text-wrap: balance;

  ${media.from('laptop')} {
    ${type.h2}
    line-height: 1.28;
  }
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

function Testimonial({ testimonial, starsLabel }: { testimonial: TestimonialContent; starsLabel: string }) {
  const { title, content, name, role, rating, portrait } = testimonial;
  return (
    <Quote>
      <Stars role="img" aria-label={starsLabel.replace('{rating}', String(rating))}>
        {Array.from({ length: rating }, (_, star) => (
          <Star key={star} size={20} strokeWidth={1.5} aria-hidden />
        ))}
      </Stars>
      {title ? <h3>{title}</h3> : null}
      <Copy>{content}</Copy>
      <Person>
        <Portrait image={portrait} sizes="72px" />
        <span>
          <strong>{name}</strong>
          {role}
        </span>
      </Person>
    </Quote>
  );
}

export type TestimonialsProps = {
  testimonials: TestimonialsContent;
  /** Target of a link in the footer. */
  id?: string;
  initialIndex?: number;
};

/** Testimonials of partners and patients in a carousel. */
export function Testimonials({ testimonials, id, initialIndex = 0 }: TestimonialsProps) {
  const titleId = useId();
  const { title, introduction, items, stars, disclosure, more, label, slides, previous, next, goTo, pause, play } = testimonials;
  return (
    <PageSection colorScheme="inverse" labelledBy={titleId} {...(id ? { id } : {})}>
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
            <Testimonial key={testimonial.id} testimonial={testimonial} starsLabel={stars} />
          ))}
          copy={{ label, slides, previous, next, goTo, pause, play }}
          initialIndex={initialIndex}
        />
      </Split>
    </PageSection>
  );
}
