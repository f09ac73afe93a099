import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { Small } from '../../components/Text/text.ts';
import { media, space } from '../../theme/index.ts';
import { Testimonial, type TestimonialProps } from './Testimonial.tsx';

const Indented = styled.div`
  display: grid;
  gap: ${space[24]};

  ${media.from('laptop')} {
    margin-inline-start: calc(100% / 6);
  }
`;

export type OneTestimonialProps = TestimonialProps & { disclosure: string };

/** A single testimonial, in large type. */
export function OneTestimonial({ disclosure, ...said }: OneTestimonialProps) {
  return (
    <PageSection colorScheme="inverse">
      <Indented>
        <Testimonial {...said} />
        <Small>{disclosure}</Small>
      </Indented>
    </PageSection>
  );
}
