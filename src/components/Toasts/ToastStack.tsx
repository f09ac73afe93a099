import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import {
  ToastContainer,
  type CloseButtonProps,
  type ToastContentProps,
  type ToastTransitionProps,
  type TypeOptions,
} from 'react-toastify/unstyled';
import styled, { keyframes } from 'styled-components';
import { toastCopy } from '../../content/toasts.ts';
import { layer, media, motion, radius, shadow, space, theme } from '../../theme/index.ts';
import { roundButton } from '../buttonStyles.ts';

/** A message over the current page. `title` ends with punctuation, because the text follows it on the same line. */
export type ToastMessage = {
  title: string;
  text: string;
  /** How long it is shown, if not as long as others of its type; `Infinity`: until it is closed. */
  showMs?: number;
  /** A message replaces the earlier one on its topic, so a success removes the error before it. */
  topic?: string;
};

/** How long a success is shown. An error stays until it is closed. */
const SUCCESS_MS = 6000;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Root = styled.div`
  .toasts {
    position: fixed;

    /* Dialogs open at the bottom of a phone's screen, so messages are shown at the top. */
    inset-block-start: ${space[16]};
    inset-inline: ${space[16]};
    z-index: ${layer.toast};
    display: grid;
    gap: ${space[12]};

    ${media.from('tablet')} {
      inset-block: auto ${space[16]};
      inset-inline-start: auto;
      width: 400px;
    }
  }

  .toast {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space[8]};
    padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
    border: 1px solid ${theme.color.border.subtle};
    border-radius: ${radius.medium};
    background: ${theme.color.surface.card};
    box-shadow: ${shadow.floating};
    animation: ${rise} ${motion.slow};
  }

  .toast-error {
    border-color: ${theme.color.feedback.error};
  }
`;

const Message = styled.div<{ $type: TypeOptions }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[12]};
  padding-block: ${space[8]};

  svg {
    margin-block-start: ${space[4]};
    color: ${({ $type }) => ($type === 'error' ? theme.color.feedback.error : theme.color.feedback.success)};
  }
`;

const RoundButton = styled.button`
  ${roundButton}
  align-self: start;
`;

/**
 * Shows and hides immediately. The library's transitions wait for an animation to end, which never happens with reduced motion: the
 * toast could not be closed.
 */
function NoTransition({ isIn, done, children }: ToastTransitionProps) {
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <RoundButton type="button" aria-label={toastCopy.closeLabel} onClick={() => closeToast()}>
      <X size={20} strokeWidth={1.5} aria-hidden />
    </RoundButton>
  );
}

/** One message. The library's own timer is the end of an animation too. */
export function ToastBody({ closeToast, data, toastProps: { type } }: ToastContentProps<ToastMessage>) {
  const showMs = data.showMs ?? (type === 'error' ? Infinity : SUCCESS_MS);
  useEffect(() => {
    if (showMs === Infinity) return undefined;
    const timer = setTimeout(closeToast, showMs);
    return () => clearTimeout(timer);
  }, [showMs, closeToast]);

  const Icon = type === 'error' ? CircleAlert : CircleCheck;
  return (
    <Message $type={type}>
      <Icon size={22} strokeWidth={1.5} aria-hidden />
      <p>
        <strong>{data.title}</strong> <span>{data.text}</span>
      </p>
    </Message>
  );
}

/** The messages over the page, newest last. Loaded with the first message. */
export function ToastStack({ containerId }: { containerId: string }) {
  return (
    <Root>
      <ToastContainer
        containerId={containerId}
        aria-label={toastCopy.label}
        className="toasts"
        toastClassName={(context) => (context?.type === 'error' ? 'toast toast-error' : 'toast')}
        // The container is the live region. An alert inside it would be announced twice.
        role="group"
        closeButton={CloseButton}
        position="bottom-right"
        autoClose={false}
        transition={NoTransition}
        closeOnClick={false}
        draggable={false}
        icon={false}
      />
    </Root>
  );
}
