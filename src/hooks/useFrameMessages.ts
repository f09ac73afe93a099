import { useEffect, useRef, type RefObject } from 'react';
import { earlyMessagesOf } from '../lib/earlyMessages.ts';

/** Sends something to the page in the frame, and to no other that may have taken its place. */
type Reply = (data: unknown) => void;

/**
 * Hears what an embedded page says. A message counts only when it comes from the frame itself and from the origin that it was told to
 * show: other windows, and whatever the frame was led to, can say what they like. What a prerendered frame has said before this code ran
 * is heard first.
 *
 * @param url the address that the frame was given; undefined: nothing is heard
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
