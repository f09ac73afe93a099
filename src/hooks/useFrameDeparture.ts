import { useEffect, useRef, type RefObject } from 'react';

/** A browser reports a blocked page and the load of the error page in its place at once, in either order. */
const TOGETHER_MS = 500;

/** A page that was not blocked sends its first message earlier. */
const SILENCE_MS = 1000;

/**
 * Reports that a frame went on to an address which our content security policy blocks. The browser does not say which frame that was,
 * and scripts of other companies add frames too: it was this one if its page was replaced at the same time, by one that sends nothing.
 *
 * @param address of the frame; undefined: nothing is reported
 * @param onDeparture gets the blocked address, or only its origin
 */
export function useFrameDeparture(
  frameRef: RefObject<HTMLIFrameElement>,
  address: string | undefined,
  onDeparture: (blocked: string) => void,
): void {
  const listener = useRef(onDeparture);
  useEffect(() => {
    listener.current = onDeparture;
  });
  const isPrerendered = useRef(true);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || address === undefined) return undefined;
    // The document waits for the frames of its HTML. A frame that was inserted later, or led on to another address, has yet to load.
    let hasLoaded = isPrerendered.current && frame.contentDocument === null && document.readyState === 'complete';
    isPrerendered.current = false;
    let replacedAt = -Infinity;
    let blocked: { address: string; at: number } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const compare = () => {
      if (!blocked || Math.abs(blocked.at - replacedAt) > TOGETHER_MS) return;
      const { address: departedTo } = blocked;
      clearTimeout(timer);
      timer = setTimeout(() => listener.current(departedTo), SILENCE_MS);
    };
    const onLoad = ({ timeStamp }: Event) => {
      if (hasLoaded) replacedAt = timeStamp;
      hasLoaded = true;
      compare();
    };
    const onViolation = ({ effectiveDirective, blockedURI, timeStamp }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src') return;
      blocked = { address: blockedURI, at: timeStamp };
      compare();
    };
    const onMessage = ({ source }: MessageEvent) => {
      if (source === frame.contentWindow) clearTimeout(timer);
    };
    frame.addEventListener('load', onLoad);
    document.addEventListener('securitypolicyviolation', onViolation);
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      frame.removeEventListener('load', onLoad);
      document.removeEventListener('securitypolicyviolation', onViolation);
      window.removeEventListener('message', onMessage);
    };
  }, [frameRef, address]);
}
