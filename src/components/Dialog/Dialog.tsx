import { DialogContent, DialogOverlay } from '@reach/dialog';
import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { controlCopy } from '../../content/controls.ts';
import { layer, media, motion, radius, shadow, space, theme, tones, touchTarget, type, width } from '../../theme/index.ts';
import { MoleculeVine } from '../MoleculeVine/MoleculeVine.tsx';

export const states = ['Short', 'Long', 'FocusInside'] as const;

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

/** `$scrollbar` in CSS pixels: the room that goes with the page's scrollbar and must not move what stands beside it. */
const PageWithoutScrolling = createGlobalStyle<{ $scrollbar: number }>`
  body {
    overflow: hidden;
    ${({ $scrollbar }) =>
      $scrollbar > 0 &&
      css`
        margin-inline-end: ${$scrollbar}px;
      `}
  }
`;

/**
 * Keeps the page behind still. The library's own way is a style element with text, which a content security policy refuses; these rules
 * reach the page through the CSSOM, like all others.
 */
function StillPage() {
  const [scrollbar] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  return <PageWithoutScrolling $scrollbar={scrollbar} />;
}

const Overlay = styled(DialogOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  align-items: start;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surface.backdrop};
  animation: ${appear} ${motion.fast};

  ${media.from('tablet')} {
    padding: ${space[24]};
  }
`;

const Panel = styled(DialogContent)`
  position: relative;
  width: 100%;
  max-width: calc(${width.form} + 2 * ${space[32]});

  /* Auto margins, not alignment: what is taller than the screen can still be scrolled to. */
  margin-block: auto 0;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${theme.color.surface.page};
  box-shadow: ${shadow.floating};
  animation: ${rise} ${motion.slow};

  ${media.from('tablet')} {
    margin-block: auto;
    border-radius: ${radius.large};
  }
`;

const Head = styled.header`
  ${tones.tint}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  gap: ${space[8]};
  padding: ${space[32]} ${space[64]} ${space[24]} ${space[24]};
  background: ${theme.color.surface.accent};

  ${media.from('tablet')} {
    padding-inline: ${space[32]} 208px;
  }
`;

const Vine = styled(MoleculeVine)`
  display: none;

  ${media.from('tablet')} {
    display: block;
    position: absolute;
    z-index: -1;
    inset-block-start: -${space[8]};
    inset-inline-end: ${space[64]};
    width: 132px;
    opacity: 0.7;
  }
`;

const Title = styled.h2`
  ${type.h3}
  color: ${theme.color.text.heading};
`;

const Description = styled.p`
  color: ${theme.color.text.soft};
`;

const CloseButton = styled.button`
  ${tones.tint}
  position: absolute;
  inset-block-start: ${space[12]};
  inset-inline-end: ${space[12]};
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  color: ${theme.color.text.heading};
  cursor: pointer;

  &:hover {
    background: ${theme.color.surface.page};
  }
`;

const Body = styled.div`
  padding: ${space[24]};

  ${media.from('tablet')} {
    padding: ${space[32]};
  }
`;

export type DialogProps = {
  isOpen: boolean;
  /** Called by the corner button, Escape and a press outside. */
  onClose: () => void;
  title: string;
  description?: string;
  closeLabel?: string;
  children: ReactNode;
};

/**
 * The one modal dialog: focus moves in and back, the page behind is inert and does not scroll. On a phone it stands at the foot of
 * the screen. Its content exists only while it is open, so nothing that search engines should read belongs here.
 */
export function Dialog({ isOpen, onClose, title, description, closeLabel = controlCopy.close, children }: DialogProps) {
  const id = useId();
  return (
    <Overlay isOpen={isOpen} onDismiss={onClose} dangerouslyBypassScrollLock>
      <StillPage />
      <Panel aria-labelledby={`${id}title`} aria-describedby={description ? `${id}description` : undefined}>
        <Head>
          <Vine variant="corner" />
          <Title id={`${id}title`}>{title}</Title>
          {description ? <Description id={`${id}description`}>{description}</Description> : null}
        </Head>
        <Body>{children}</Body>
        <CloseButton type="button" aria-label={closeLabel} onClick={onClose}>
          <X size={22} strokeWidth={1.5} aria-hidden />
        </CloseButton>
      </Panel>
    </Overlay>
  );
}
