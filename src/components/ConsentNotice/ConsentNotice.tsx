import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { privacy } from '../../content/privacy.ts';
import { everything, nothing, type Consent, type ConsentState } from '../../integrations/consent.ts';
import { useConsent } from '../../integrations/useConsent.ts';
import { recall, remember } from '../../lib/sessionMemory.ts';
import { layer, media, radius, shadow, space, theme, colorSchemes, type } from '../../theme/index.ts';
import { Button } from '../Button/Button.tsx';

const Root = styled.section`
  ${colorSchemes.page}
  position: fixed;
  inset-block-end: ${space[12]};
  inset-inline: ${space[12]};
  z-index: ${layer.notice};
  display: grid;
  gap: ${space[16]};
  max-height: calc(100dvh - 2 * ${space[12]});
  padding: ${space[24]};
  overflow: auto;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};
  box-shadow: ${shadow.floating};

  ${media.from('tablet')} {
    inset-inline: ${space[24]} auto;
    inset-block-end: ${space[24]};
    max-width: 480px;
  }

  ${media.print} {
    display: none;
  }
`;

const Title = styled.h2`
  ${type.h3}
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${space[12]};
  color: ${theme.color.text.heading};

  svg {
    margin-block-start: 0.15em;
    color: ${theme.color.ornament.line};
  }
`;

const Text = styled.p`
  ${type.small}
  color: ${theme.color.text.soft};
`;

/* A yes and a no look alike: neither is the easier one. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
`;

/* Its words, not its invisible edge, stand in line with what is above. */
const Choices = styled(Button)`
  margin-inline-start: -${space[8]};
`;

const SAID = 'privacy-signal-said';

type Kind = 'notice' | 'opt-in' | 'signal';

/** What there is to be said, if anything: a visitor who has chosen is left alone. */
function kindOf({ mode, hasSignal, chosen, services }: ConsentState): Kind | undefined {
  if (services.length === 0) return undefined;
  if (hasSignal) return 'signal';
  return chosen ? undefined : mode;
}

export type ConsentNoticeProps = {
  consent: Consent;
  onOpenChoices: () => void;
};

/** Says once that other companies' scripts are on, asks whether they may be, or says that the browser's signal was honored. */
export function ConsentNotice({ consent, onOpenChoices }: ConsentNoticeProps) {
  const kind = kindOf(useConsent(consent));
  const [isSaid, setIsSaid] = useState(() => recall(SAID) === true);
  if (!kind || (kind === 'signal' && isSaid)) return null;

  const { landmark, [kind]: words } = privacy.notice;
  const accept = () => {
    if (kind !== 'signal') {
      consent.choose(everything);
      return;
    }
    // Not a choice of the visitor's: said once a tab, and nothing is kept longer.
    remember(SAID, true);
    setIsSaid(true);
  };
  return (
    <Root aria-label={landmark}>
      <Title>
        <ShieldCheck size={24} strokeWidth={1.5} aria-hidden />
        {words.title}
      </Title>
      <Text>{words.text}</Text>
      <Actions>
        <Button variant="secondary" onClick={accept}>
          {words.accept}
        </Button>
        {'decline' in words ? (
          <Button variant="secondary" onClick={() => consent.choose(nothing)}>
            {words.decline}
          </Button>
        ) : null}
        <Choices variant="quiet" aria-haspopup="dialog" onClick={onOpenChoices}>
          {privacy.choices}
        </Choices>
      </Actions>
    </Root>
  );
}
