import { DialogContent, DialogOverlay } from '@reach/dialog';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useLayoutEffect, useMemo, type ReactNode, type SyntheticEvent } from 'react';
import FocusLock from 'react-focus-lock';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { controlCopy } from '../../content/controls.ts';
import { isComposing } from '../../lib/keys.ts';
import { layer, media, motion, radius, shadow, space, theme, touchTarget, colorSchemes, type, width } from '../../theme/index.ts';
import { roundButton } from '../buttonStyles.ts';
import { MoleculeVine } from '../illustrations/MoleculeVine.tsx';
import { useCloseOnBack } from './useCloseOnBack.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

/**
 * Stops the page behind from scrolling. The library would insert a style element with text, which the content security policy blocks;
 * styled-components insert rules through the CSSOM. `$scrollbar`: width of the page's scrollbar in CSS pixels, added as margin so that
 * its removal does not shift the layout.
 */
const PageWithoutScrolling = createGlobalStyle<{ $scrollbar: number }>`
  body {
    overflow: hidden;
    ${({ $scrollbar }) =>
      $scrollbar > 0 &&
      css`
        margin-inline-end: ${$scrollbar}px;
      `}
  }

  /* A dialog is printed instead of the page, unless it is a form. */
  ${media.print} {
    body:not(:has([data-reach-dialog-content] form)) :is(main, footer) {
      display: none;
    }
  }
`;

const Overlay = styled(DialogOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;

  /*
   * The space around the dialog; as padding, it would show what scrolls above the head. An automatic row would not be higher than the
   * screen in WebKit.
   */
  grid-template-rows: 1fr max-content;
  overflow: auto;
  overscroll-behavior: contain;

  /* What takes the focus stays clear of the head, which grows with the text. */
  scroll-padding-block-start: 8rem;
  background: ${theme.color.surface.backdrop};
  animation: ${appear} ${motion.fast};

  ${media.from('tablet')} {
    grid-template-rows: minmax(${space[24]}, 1fr) max-content minmax(${space[24]}, 1fr);
    padding-inline: ${space[24]};
  }

  ${media.print} {
    position: static;
    display: block;
    padding: 0;

    &:has(form) {
      display: none;
    }
  }
`;

const Panel = styled(DialogContent)`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: calc(${width.form} + 2 * ${space[32]});
  grid-row: 2;
  margin-inline: auto;

  /* Hidden, it would be what the head sticks to. */
  overflow: clip;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${theme.color.surface.page};
  box-shadow: ${shadow.floating};
  animation: ${rise} ${motion.slow};

  /* A contrast theme has no backgrounds, so this takes their place. */
  ${media.forcedColors} {
    outline: 1px solid;
  }

  ${media.from('tablet')} {
    border-radius: ${radius.large};
  }

  ${media.print} {
    max-width: none;
    box-shadow: none;
  }
`;

/* The head is as high as the close button with its distances. */
const Head = styled.header`
  ${colorSchemes.tint}
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  overflow: hidden;
  display: grid;
  align-items: center;
  min-height: calc(${touchTarget} + 2 * ${space[12]});
  padding: ${space[12]} ${space[64]} ${space[12]} ${space[24]};
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
`;

const Description = styled.p`
  padding: 0 ${space[24]} ${space[24]};
  background: ${theme.color.surface.accent};
  color: ${theme.color.text.soft};

  ${media.from('tablet')} {
    padding-inline: ${space[32]};
  }
`;

/* The button is in the head for the eye, and last for the keyboard. */
const CloseButton = styled.button`
  ${colorSchemes.tint}
  ${roundButton}
  order: -1;
  align-self: end;
  position: sticky;
  inset-block-start: ${space[12]};
  z-index: 2;
  margin-block: ${space[12]} calc(-1 * (${touchTarget} + ${space[12]}));
  margin-inline-end: ${space[12]};

  &:hover:not(:disabled) {
    background-color: ${theme.color.surface.page};
  }
`;

const Body = styled.div`
  padding: ${space[24]};

  ${media.from('tablet')} {
    padding: ${space[32]};
  }
`;

/** The site itself, and its dialogs. What others put into the document, such as a password manager's card, is outside. */
const isOurs = (element: Element) => element.closest('[data-site], reach-portal') !== null;

/** What is ours behind the dialog cannot have the focus, but a card can: what is typed there must not appear in a form. */
const isLocked = (focused: Element) => focused === document.body || isOurs(focused);

/** What opened a dialog gets the focus back. Where that is gone meanwhile, what has taken its place gets it. */
function useFocusInstead() {
  useEffect(
    () => () => {
      // The library returns the focus first.
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-focus-instead]')?.focus();
      });
    },
    [],
  );
}

/** The library hides everything beside a dialog from screen readers, except what has this attribute. Empty, it means nothing. */
function useVisibleCards() {
  useLayoutEffect(() => {
    const cards = [...document.querySelectorAll('body > :not([aria-hidden=true])')].filter((element) => !isOurs(element));
    for (const card of cards) card.setAttribute('aria-hidden', '');
    return () => cards.forEach((card) => card.removeAttribute('aria-hidden'));
  }, []);
}

export type DialogProps = {
  /** Called by the close button, Escape, Back and a click outside. */
  onClose: () => void;
  title: string;
  description?: string;
  closeLabel?: string;
  /** Focuses the title, not the first control: for what is read, whose controls are at its end. */
  startsAtTitle?: boolean;
  children: ReactNode;
};

/**
 * The modal dialog of the site, open while it is rendered: focus moves in and back, the page behind is inert and does not scroll.
 * On a phone it opens at the bottom of the screen. Its title and close button stay in view while it scrolls. Its content is not
 * prerendered, so search engines do not read it.
 */
export function Dialog(props: DialogProps) {
  const { onClose, title, description, closeLabel = controlCopy.close, startsAtTitle = false, children } = props;
  const id = useId();
  useCloseOnBack(onClose);
  useVisibleCards();
  useFocusInstead();
  // Here, before the styles of a dialog are inserted: after, the browser would style the whole page to answer.
  const scrollbar = useMemo(() => window.innerWidth - document.documentElement.clientWidth, []);
  const dismiss = ({ nativeEvent }: SyntheticEvent) => {
    if (nativeEvent instanceof KeyboardEvent && isComposing(nativeEvent)) return;
    // The second click of a double click on what opened the dialog would close it.
    const isSecondClick = nativeEvent instanceof UIEvent && nativeEvent.detail > 1;
    if (!isSecondClick) onClose();
  };
  return (
    <Overlay onDismiss={dismiss} dangerouslyBypassScrollLock dangerouslyBypassFocusLock>
      <PageWithoutScrolling $scrollbar={scrollbar} />
      {/* The library's own lock would also take the focus from a card. */}
      <FocusLock
        as={Panel}
        lockProps={{ 'aria-labelledby': `${id}title`, 'aria-describedby': description ? `${id}description` : undefined }}
        returnFocus
        crossFrame={false}
        whiteList={isLocked}
      >
        <Head>
          <Vine variant="corner" />
          <Title id={`${id}title`} tabIndex={-1} data-autofocus={startsAtTitle || undefined}>
            {title}
          </Title>
        </Head>
        {description ? <Description id={`${id}description`}>{description}</Description> : null}
        <Body>{children}</Body>
        <CloseButton type="button" aria-label={closeLabel} onClick={onClose}>
          <X size={22} strokeWidth={1.5} aria-hidden />
        </CloseButton>
      </FocusLock>
    </Overlay>
  );
}
