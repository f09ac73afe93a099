import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Small } from './text.ts';
import { privacy } from '../content/privacy.ts';
import { everything, nothing, useConsent, type Consent, type ConsentState } from '../integrations/consent.ts';
import { recall, remember } from '../lib/sessionMemory.ts';
import { layer, media, shadow, space, theme, colorSchemes } from '../theme/index.ts';
import { Button } from './Button.tsx';
import { Container } from './PageSection.tsx';

/** A bar at the bottom edge. It is the end of the page, so that it covers nothing of the footer once the visitor has scrolled there. */
const Root = styled.section`
  ${colorSchemes.page}
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.notice};
  max-height: 100dvh;
  overflow: auto;
  border-block-start: 1px solid ${theme.color.border.subtle};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.body};
  box-shadow: ${shadow.floating};

  ${media.print} {
    display: none;
  }
`;

const Row = styled(Container)`
  display: grid;
  gap: ${space[8]} ${space[32]};
  padding-block: ${space[12]};

  ${media.from('laptop')} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

/** Keeps what is focused by keyboard above the notice. */
const RoomForNotice = createGlobalStyle`
  html {
    scroll-padding-block-end: 9rem;
  }
`;

/* Accept and decline look the same, so that neither is preferred. */
const Actions = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space[12]};
`;

/* A link in the sentence, as high as a finger needs without making the line higher. */
const Choices = styled.button`
  margin-block: -${space[12]};
  margin-inline: 0;
  padding: ${space[12]} 0;
  border: 0;
  background-color: transparent;
  color: ${theme.color.text.link};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }
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
      <Row>
        <Small>
          {copy.text}{' '}
          <Choices type="button" aria-haspopup="dialog" aria-busy={isOpeningChoices || undefined} onClick={onOpenChoices}>
            {privacy.choices}
          </Choices>
        </Small>
        <Actions>
          <Button variant="secondary" onClick={accept}>
            {copy.accept}
          </Button>
          {'decline' in copy ? (
            <Button variant="secondary" onClick={() => consent.choose(nothing)}>
              {copy.decline}
            </Button>
          ) : null}
        </Actions>
      </Row>
    </Root>
  );
}
