import Star from 'lucide-react/icons/star';
import styled from 'styled-components';
import { ResponsiveImage } from '../../components/ResponsiveImage/ResponsiveImage.tsx';
import type { TestimonialContent } from '../../content/testimonials.ts';
import { media, radius, space, theme, type } from '../../theme/index.ts';

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

export type TestimonialProps = {
  testimonial: TestimonialContent;
  /** Text of the stars for screen readers; `{rating}` is filled in. */
  starsLabel: string;
};

/** What one person says. */
export function Testimonial({ testimonial, starsLabel }: TestimonialProps) {
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
        <Portrait image={portrait} />
        <span>
          <strong>{name}</strong>
          {role}
        </span>
      </Person>
    </Quote>
  );
}
