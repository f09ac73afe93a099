import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { MoleculeVine } from '../../components/MoleculeVine/MoleculeVine.tsx';
import type { Link } from '../../lib/links.ts';
import { media, radius, space, theme, tones, type, type Tone } from '../../theme/index.ts';

export const states = ['OnPage', 'OnRaised', 'TwoLinks'] as const;

const Panel = styled.div`
  ${tones.inverse}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  gap: ${space[24]};
  justify-items: start;
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

const Vine = styled(MoleculeVine)`
  position: absolute;
  z-index: -1;
  inset-block-end: 0;
  inset-inline-end: 0;
  width: 100%;
  height: 45%;
  opacity: 0.6;

  ${media.from('tablet')} {
    height: ${space[128]};
  }

  ${media.from('laptop')} {
    width: 62%;
    height: 90%;
  }
`;

const Title = styled.h2`
  ${type.h1}
  max-width: 15em;
  color: ${theme.color.text.heading};
`;

const Text = styled.p`
  ${type.lead}
  max-width: 26em;
  color: ${theme.color.text.soft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
`;

export type CtaBannerProps = {
  title: string;
  text: string;
  /** Where it leads; the first weighs most. */
  links?: readonly Link[];
  /** In place of links: a button that does more than lead on. */
  action?: ReactNode;
  tone?: Tone;
};

/** The closing invitation of a page: a pine panel with the vine at its foot. */
export function CtaBanner({ title, text, links = [], action, tone = 'page' }: CtaBannerProps) {
  const titleId = useId();
  return (
    <PageSection tone={tone} labelledBy={titleId}>
      <Panel>
        <Vine variant="banner" />
        <Title id={titleId}>{title}</Title>
        <Text>{text}</Text>
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
