import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { Button } from '../../components/Button.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { failure } from '../../content/failure.ts';
import { space, type } from '../../theme/index.ts';

const Copy = styled.div<{ $isPage: boolean }>`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${space[24]};
  min-height: ${({ $isPage }) => ($isPage ? '40vh' : 'auto')};

  > :first-child {
    ${({ $isPage }) => ($isPage ? type.h1 : type.h3)}
  }

  p {
    max-width: 36em;
  }
`;

export type FailureMessageProps = {
  /** Whether a section or the whole page failed. */
  of: 'section' | 'page';
};

/** Shows that content is missing, and how to continue: reload, phone or email. */
export function FailureMessage({ of }: FailureMessageProps) {
  const titleId = useId();
  const { title, text } = failure[of];
  const Title = of === 'page' ? 'h1' : 'h2';
  return (
    <PageSection labelledBy={titleId}>
      <Copy $isPage={of === 'page'} role="alert">
        <Title id={titleId}>{title}</Title>
        <p>
          {text} <SiteLink to={{ phone: failure.phone }}>{failure.phone}</SiteLink>,{' '}
          <SiteLink to={{ email: failure.email }}>{failure.email}</SiteLink>
        </p>
        <Button variant={of === 'page' ? 'primary' : 'secondary'} onClick={() => window.location.reload()}>
          {failure.tryAgain}
        </Button>
      </Copy>
    </PageSection>
  );
}
