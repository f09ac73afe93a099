import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { failure } from '../../content/failure.ts';
import { space, theme, type } from '../../theme/index.ts';

export const states = ['InBand', 'AsPage'] as const;

const Words = styled.div<{ $isPage: boolean }>`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${space[24]};
  min-height: ${({ $isPage }) => ($isPage ? '40vh' : 'auto')};

  > :first-child {
    ${({ $isPage }) => ($isPage ? type.h1 : type.h3)}
    color: ${theme.color.text.heading};
  }

  p {
    max-width: 36em;
  }
`;

export type FailureMessageProps = {
  /** What failed: one band of a page, or the page. */
  of: 'band' | 'page';
};

/** Says that something is missing here, and how to go on: again, by phone, by email. */
export function FailureMessage({ of }: FailureMessageProps) {
  const titleId = useId();
  const { title, text } = failure[of];
  const Title = of === 'page' ? 'h1' : 'h2';
  return (
    <PageSection labelledBy={titleId}>
      <Words $isPage={of === 'page'} role="alert">
        <Title id={titleId}>{title}</Title>
        <p>
          {text} <SiteLink to={{ phone: failure.phone }}>{failure.phone}</SiteLink>,{' '}
          <SiteLink to={{ email: failure.email }}>{failure.email}</SiteLink>
        </p>
        <Button variant={of === 'page' ? 'primary' : 'secondary'} onClick={() => window.location.reload()}>
          {failure.tryAgain}
        </Button>
      </Words>
    </PageSection>
  );
}
