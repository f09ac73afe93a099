import styled from 'styled-components';
import { loadFailure as words } from '../../content/loadFailure.ts';
import { layer, media, radius, shadow, space, theme } from '../../theme/index.ts';
import { Notice } from '../Notice/Notice.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';

export const states = ['Hidden', 'Shown'] as const;

const Root = styled.div`
  position: fixed;
  inset-block-end: ${space[16]};
  inset-inline: ${space[16]};
  z-index: ${layer.toast};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};
  box-shadow: ${shadow.floating};

  ${media.from('tablet')} {
    inset-inline: auto ${space[16]};
    width: 440px;
  }

  &[hidden] {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export type LoadFailureProps = {
  /** For stories. On the site `early-press.ts` shows it, by the attribute: React is what did not arrive. */
  isShown?: boolean;
};

/** How to reach us, in every page, for when its code does not arrive. */
export function LoadFailure({ isShown = false }: LoadFailureProps) {
  return (
    <Root data-load-failure hidden={!isShown}>
      <Notice tone="error">
        <strong>{words.title}</strong>
        <p>
          {words.text} <SiteLink to={{ phone: words.phone }}>{words.phone}</SiteLink>,{' '}
          <SiteLink to={{ email: words.email }}>{words.email}</SiteLink>
        </p>
      </Notice>
    </Root>
  );
}
