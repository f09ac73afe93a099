import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import styled, { keyframes } from 'styled-components';
import { layer, media, motion, radius, shadow, space, theme, touchTarget } from '../../theme/index.ts';
import type { Toast } from './toastQueue.ts';

export const states = ['Empty', 'OneMessage'] as const;

/** How long a success stays, in milliseconds. An error stays until it is closed: it has to be read. */
const SUCCESS_MS = 6000;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Root = styled.div`
  .toasts {
    position: fixed;

    /* Dialogs stand at a phone's foot, and what they ask for with them: the messages keep to the other end. */
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

const Message = styled.div<{ $tone: Toast['tone'] }>`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${space[12]};
  padding-block: ${space[8]};

  svg {
    margin-block-start: ${space[4]};
    color: ${({ $tone }) => ($tone === 'error' ? theme.color.feedback.error : theme.color.feedback.success)};
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
    background: ${theme.color.surface.accent};
  }
`;

/**
 * Comes and goes at once. The library's own transitions wait for the end of an animation, which never comes for a visitor who asked
 * for no motion: such a toast could not be closed.
 */
function AtOnce({ isIn, done, children }: ToastTransitionProps) {
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}

type MessageBodyProps = Pick<Toast, 'tone' | 'title' | 'text'> & { closeToast: () => void };

/** The message itself. A success closes after a while; the timer ends with the message, whichever way that happens. */
function MessageBody({ tone, title, text, closeToast }: MessageBodyProps) {
  useEffect(() => {
    if (tone === 'error') return undefined;
    const timer = setTimeout(closeToast, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [tone, closeToast]);

  const Icon = tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <Message $tone={tone}>
      <Icon size={22} strokeWidth={1.5} aria-hidden />
      <p>
        <strong>{title}</strong> {text}
      </p>
    </Message>
  );
}

/** @param containerId the library keeps one store for the page: without it, each container would show the messages of all */
function show({ id, tone, title, text }: Toast, closeLabel: string, containerId: string) {
  toast(
    // A function: to an element the library would add properties of its own.
    ({ closeToast }: { closeToast: () => void }) => <MessageBody tone={tone} title={title} text={text} closeToast={closeToast} />,
    {
      toastId: id,
      containerId,
      type: tone,
      className: tone === 'error' ? 'toast toast-error' : 'toast',
      role: tone === 'error' ? 'alert' : 'status',
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
  /** Called when the messages were handed to the library, which keeps them from then on. */
  onShown: () => void;
  label: string;
  closeLabel: string;
};

/** The messages over the page, newest last, at its foot. Loaded with the first message. */
export function ToastStack({ messages, onShown, label, closeLabel }: ToastStackProps) {
  const containerId = useId();
  /** Id of the message that is on the screen, by topic. */
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
        transition={AtOnce}
        closeOnClick={false}
        draggable={false}
        icon={false}
      />
    </Root>
  );
}
