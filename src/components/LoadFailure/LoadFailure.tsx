import styled from 'styled-components';
import { loadFailure as words } from '../../content/loadFailure.ts';
import { layer, radius, space, theme } from '../../theme/index.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';

export const states = ['Hidden', 'Shown'] as const;

/** In every page's first packets: nothing in it that could be done without. */
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
  /** For stories. On the site `early-click.ts` shows it, by the attribute: React is what did not arrive. */
  isShown?: boolean;
};

/** How to reach us, in every page, for when its code does not arrive. */
export function LoadFailure({ isShown = false }: LoadFailureProps) {
  return (
    <Root role="alert" data-load-failure hidden={!isShown}>
      <strong>{words.title}</strong>
      {words.text} <SiteLink to={{ phone: words.phone }}>{words.phone}</SiteLink>,{' '}
      <SiteLink to={{ email: words.email }}>{words.email}</SiteLink>
    </Root>
  );
}
