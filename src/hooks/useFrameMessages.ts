import { useEffect, useRef, type RefObject } from 'react';

/**
 * Hears what an embedded page says. A message counts only when it comes from the frame itself and from the origin that it was told to
 * show: other windows, and whatever the frame was led to, can say what they like.
 *
 * @param url the address that the frame was given; undefined: nothing is heard
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement>,
  url: string | undefined,
  onMessage: (data: unknown) => void,
): void {
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });

  useEffect(() => {
    if (!url) return undefined;
    const { origin } = new URL(url);
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) listener.current(event.data);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, url]);
}
