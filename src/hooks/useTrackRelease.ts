import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Returns the `ref` of a video's `track`. Chromium keeps every text track until the document is unloaded, and with it the whole page
 * that contained it, so each navigation leaked thousands of nodes. A track that is removed from its video is released.
 */
export function useTrackRelease(): RefCallback<HTMLTrackElement> {
  const known = useRef<{ track: HTMLTrackElement; player: HTMLElement | null } | null>(null);
  return useCallback((track: HTMLTrackElement | null) => {
    if (!track) known.current?.track.remove();
    // React also detaches the refs of hidden content, and attaches them again when it is shown.
    else if (track.parentElement) known.current = { track, player: track.parentElement };
    else known.current?.player?.append(track);
  }, []);
}
