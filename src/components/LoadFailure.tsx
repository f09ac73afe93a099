import styled from 'styled-components';
import { loadFailure as copy } from '../content/loadFailure.ts';
import { layer, radius, space, theme } from '../theme/index.ts';
import { SiteLink } from './SiteLink.tsx';

/** Part of every page's HTML, so the styles are minimal. */
const Root = styled.p`
  position: fixed;
  inset: auto ${space[16]} ${space[16]} auto;
  z-index: ${layer.toast};
  max-width: 440px;
  margin-inline-start: ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${theme.color.feedback.error};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};

  &[hidden] {
    display: none;
  }

  strong {
    display: block;
  }
`;

export type LoadFailureProps = {
  /** Only stories set this. On the site `early-click.ts` sets the attribute, because React has not loaded. */
  isShown?: boolean;
};

/** Contact details in every page, shown if its code does not load. */
export function LoadFailure({ isShown = false }: LoadFailureProps) {
  return (
    <Root role="alert" data-load-failure hidden={!isShown}>
      <strong>{copy.title}</strong>
      {copy.text} <SiteLink to={{ phone: copy.phone }}>{copy.phone}</SiteLink>,{' '}
      <SiteLink to={{ email: copy.email }}>{copy.email}</SiteLink>
    </Root>
  );
}
