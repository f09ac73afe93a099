import { useCallback, useRef, type RefCallback } from 'react';

/**
 * For the `ref` of a video's `track`. Chromium holds on to every text track for as long as the document lives, and with a track to the
 * whole page that it stood in: each change of page left thousands of nodes behind. A track that is taken out of its video is let go.
 */
export function useTrackRelease(): RefCallback<HTMLTrackElement> {
  const known = useRef<{ track: HTMLTrackElement; player: HTMLElement | null } | null>(null);
  return useCallback((track: HTMLTrackElement | null) => {
    if (!track) known.current?.track.remove();
    // React gives up the refs of what it only hides, too, and hands them out again when it is shown.
    else if (track.parentElement) known.current = { track, player: track.parentElement };
    else known.current?.player?.append(track);
  }, []);
}
