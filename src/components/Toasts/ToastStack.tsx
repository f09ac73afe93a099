import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import styled, { keyframes } from 'styled-components';
import { layer, media, motion, radius, shadow, space, theme, touchTarget } from '../../theme/index.ts';
import type { Toast } from './toastQueue.ts';

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

const Message = styled.div<{ $variant: Toast['variant'] }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[12]};
  padding-block: ${space[8]};

  svg {
    margin-block-start: ${space[4]};
    color: ${({ $variant }) => ($variant === 'error' ? theme.color.feedback.error : theme.color.feedback.success)};
  }
`;

const CloseButton = styled.button`
  display: grid;
  place-items: center;
  align-self: start;
  width: ${touchTarget};
  height: ${touchTarget};
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  color: ${theme.color.text.heading};
  cursor: pointer;

  &:hover {
    background-color: ${theme.color.surface.accent};
  }
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

type MessageBodyProps = Pick<Toast, 'variant' | 'title' | 'text'> & { closeToast: () => void };

/** A success closes after a while. */
function MessageBody({ variant, title, text, closeToast }: MessageBodyProps) {
  useEffect(() => {
    if (variant === 'error') return undefined;
    const timer = setTimeout(closeToast, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [variant, closeToast]);

  const Icon = variant === 'error' ? CircleAlert : CircleCheck;
  return (
    <Message $variant={variant}>
      <Icon size={22} strokeWidth={1.5} aria-hidden />
      <p>
        <strong>{title}</strong> {text}
      </p>
    </Message>
  );
}

/** @param containerId the library has one store for the page; without an id each container shows every message */
function show({ id, variant, title, text }: Toast, closeLabel: string, containerId: string) {
  toast(
    // A function, because the library adds its own props to an element.
    ({ closeToast }: { closeToast: () => void }) => (
      <MessageBody variant={variant} title={title} text={text} closeToast={closeToast} />
    ),
    {
      toastId: id,
      containerId,
      type: variant,
      className: variant === 'error' ? 'toast toast-error' : 'toast',
      // The library's container is the live region. An alert inside it would be announced twice.
      role: 'group',
      closeButton: ({ closeToast }: { closeToast: () => void }) => (
        <CloseButton type="button" aria-label={closeLabel} onClick={() => closeToast()}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </CloseButton>
      ),
    },
  );
}

export type ToastStackProps = {
  messages: readonly Toast[];
  /** Called once the library has taken over the messages. */
  onShown: () => void;
  label: string;
  closeLabel: string;
};

/** The messages over the page, newest last. Loaded with the first message. */
export function ToastStack({ messages, onShown, label, closeLabel }: ToastStackProps) {
  const containerId = useId();
  /** Id of the visible message, by topic. */
  const idByTopic = useRef(new Map<string, number>());

  useEffect(() => {
    if (messages.length === 0) return;
    for (const message of messages) {
      const { id, topic } = message;
      if (topic !== undefined) {
        const earlier = idByTopic.current.get(topic);
        if (earlier !== undefined) toast.dismiss({ id: earlier, containerId });
        idByTopic.current.set(topic, id);
      }
      show(message, closeLabel, containerId);
    }
    onShown();
  }, [messages, onShown, closeLabel, containerId]);

  return (
    <Root>
      <ToastContainer
        containerId={containerId}
        aria-label={label}
        className="toasts"
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
