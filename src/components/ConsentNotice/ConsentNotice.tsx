import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Small } from '../Text/text.ts';
import { privacy } from '../../content/privacy.ts';
import { everything, nothing, useConsent, type Consent, type ConsentState } from '../../integrations/consent.ts';
import { recall, remember } from '../../lib/sessionMemory.ts';
import { layer, media, radius, shadow, space, theme, colorSchemes, type } from '../../theme/index.ts';
import { Button } from '../Button/Button.tsx';

/** At the end of the page, so that it covers the last controls only until the visitor scrolls to them. */
const Root = styled.section`
  ${colorSchemes.page}
  position: sticky;
  inset-block-end: ${space[12]};
  z-index: ${layer.notice};
  display: grid;
  gap: ${space[16]};
  max-height: calc(100dvh - 2 * ${space[12]});
  margin-block: ${space[12]};
  margin-inline: ${space[12]};
  padding: ${space[24]};
  overflow: auto;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};
  box-shadow: ${shadow.floating};

  ${media.from('tablet')} {
    inset-block-end: ${space[24]};
    max-width: 30rem;
    margin-block: ${space[24]};
    margin-inline: ${space[24]};
  }

  ${media.print} {
    display: none;
  }
`;

/** Keeps what is focused by keyboard above the notice. */
const RoomForNotice = createGlobalStyle`
  html {
    scroll-padding-block-end: min(24rem, 60vh);
  }
`;

const Title = styled.h2`
  ${type.h3}
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${space[12]};

  svg {
    margin-block-start: 0.15em;
    color: ${theme.color.ornament.line};
  }
`;

/* Accept and decline look the same, so that neither is preferred. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
`;

/* Aligns the text, not the invisible border, with what is above. */
const Choices = styled(Button)`
  margin-inline-start: -${space[8]};
`;

const SIGNAL_NOTICE_SHOWN = 'privacy-signal-shown';

type Kind = 'notice' | 'opt-in' | 'signal';

/** Which notice to show; null if the visitor has chosen. */
function kindOf({ mode, hasSignal, chosen, services }: ConsentState): Kind | undefined {
  if (services.length === 0) return undefined;
  if (hasSignal) return 'signal';
  return chosen ? undefined : mode;
}

export type ConsentNoticeProps = {
  consent: Consent;
  onOpenChoices: () => void;
  /** Whether the code of the choices is being loaded, after a click. */
  isOpeningChoices?: boolean;
};

/** Announces third-party scripts, asks for consent, or confirms that the browser's privacy signal was honored. */
export function ConsentNotice({ consent, onOpenChoices, isOpeningChoices = false }: ConsentNoticeProps) {
  const kind = kindOf(useConsent(consent));
  const [isSaid, setIsSaid] = useState(() => recall(SIGNAL_NOTICE_SHOWN) === true);
  if (!kind || (kind === 'signal' && isSaid)) return null;

  const { landmark, [kind]: copy } = privacy.notice;
  const accept = () => {
    if (kind !== 'signal') {
      consent.choose(everything);
      return;
    }
    // This is not a choice, so it is only remembered for this tab.
    remember(SIGNAL_NOTICE_SHOWN, true);
    setIsSaid(true);
  };
  return (
    <Root data-site aria-label={landmark}>
      <RoomForNotice />
      <Title>
        <ShieldCheck size={24} strokeWidth={1.5} aria-hidden />
        {copy.title}
      </Title>
      <Small>{copy.text}</Small>
      <Actions>
        <Button variant="secondary" onClick={accept}>
          {copy.accept}
        </Button>
        {'decline' in copy ? (
          <Button variant="secondary" onClick={() => consent.choose(nothing)}>
            {copy.decline}
          </Button>
        ) : null}
        <Choices variant="quiet" aria-haspopup="dialog" aria-busy={isOpeningChoices || undefined} onClick={onOpenChoices}>
          {privacy.choices}
        </Choices>
      </Actions>
    </Root>
  );
}
