import Star from 'lucide-react/icons/star';
import styled from 'styled-components';
import { PulledQuote } from '../../components/PulledQuote.tsx';
import type { TestimonialContent } from '../../content/testimonials.ts';
import { space, theme, type } from '../../theme/index.ts';

const Stars = styled.p`
  display: flex;
  gap: ${space[4]};
  color: ${theme.color.rating};

  svg {
    fill: currentcolor;
  }
`;

const Title = styled.h3`
  ${type.h3}
`;

export type TestimonialProps = {
  testimonial: TestimonialContent;
  sample: true | undefined;
  /** Text of the stars for screen readers; `{rating}` is filled in. */
  starsLabel: string;
};

/** What one person says, with a rating. */
export function Testimonial({ testimonial, sample, starsLabel }: TestimonialProps) {
  const { title, rating } = testimonial;
  return (
    <PulledQuote quote={testimonial} sample={sample}>
      <Stars role="img" aria-label={starsLabel.replace('{rating}', String(rating))}>
        {Array.from({ length: rating }, (_, star) => (
          <Star key={star} size={20} strokeWidth={1.5} aria-hidden />
        ))}
      </Stars>
      {title ? <Title>{title}</Title> : null}
    </PulledQuote>
  );
}
