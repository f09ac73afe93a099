import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { Lead } from '../../components/text.ts';
import type { Link } from '../../lib/links.ts';
import { media, radius, space, theme, colorSchemes, type, type ColorScheme } from '../../theme/index.ts';

const Panel = styled.div`
  ${colorSchemes.inverse}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  gap: ${space[24]};
  padding: ${space[48]} ${space[24]} ${space[128]};
  border-radius: ${radius.large};
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};

  ${media.from('tablet')} {
    padding: ${space[64]} ${space[48]} ${space[128]};
  }

  ${media.from('laptop')} {
    padding: ${space[96]} ${space[64]};
  }
`;

/** The vine fills the space below the actions, on wide screens also beside the text. */
const Vine = styled(MoleculeVine)`
  position: absolute;
  z-index: -1;
  inset-block-end: 0;
  inset-inline-end: 0;
  width: 100%;
  height: ${space[128]};
  opacity: 0.6;

  ${media.from('laptop')} {
    width: 62%;
    height: 90%;
  }
`;

const Title = styled.h2`
  ${type.h1}
  max-width: 15em;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
`;

export type CtaBannerProps = {
  title: string;
  text: string;
  /** The links; the first is the primary one. */
  links?: readonly Link[];
  /** A button instead of links. */
  action?: ReactNode;
  colorScheme?: ColorScheme;
};

/** The call to action at the end of a page: a dark panel with the vine at its bottom. */
export function CtaBanner({ title, text, links = [], action, colorScheme = 'page' }: CtaBannerProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId}>
      <Panel>
        <Vine variant="banner" />
        <Title id={titleId}>{title}</Title>
        <Lead $width={26}>{text}</Lead>
        <Actions>
          {links.map(({ label, to }, index) => (
            <ButtonLink key={label} to={to} size="large" variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
          {action}
        </Actions>
      </Panel>
    </PageSection>
  );
}
