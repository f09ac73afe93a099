import { useEffect, useRef, type RefObject } from 'react';
import { earlyMessagesOf } from '../startup/earlyMessages.ts';

/** Sends a message to the frame if it still shows the expected origin. */
type Reply = (data: unknown) => void;

/**
 * Receives the messages of an embedded page. Only messages from this frame and from the origin of its URL count, because other windows
 * and pages that the frame navigates to can send messages too. Messages of a prerendered frame from before hydration come first.
 *
 * @param url the frame's URL; undefined: no messages
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement>,
  url: string | undefined,
  onMessage: (data: unknown, reply: Reply) => void,
): void {
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });

  useEffect(() => {
    if (!url) return undefined;
    const { origin } = new URL(url);
    const receive = (event: MessageEvent<unknown>) => {
      const embedded = frame.current?.contentWindow;
      if (!embedded || event.origin !== origin || event.source !== embedded) return;
      listener.current(event.data, (data) => embedded.postMessage(data, origin));
    };
    for (const event of earlyMessagesOf(frame.current?.contentWindow)) receive(event);
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, url]);
}
