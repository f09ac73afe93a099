import { useCallback, useEffect, useRef, useState } from 'react';

/** Time per slide (specification section 9). */
const SLIDE_MS = 5000;

export type CarouselOptions = {
  count: number;
  initialIndex: number;
  /** False before the slides have loaded. */
  canAdvance: boolean;
};

/**
 * The index of the current slide. Advances automatically until the visitor changes the slide or pauses, and never with reduced motion.
 * Wraps in both directions (specification section 4).
 */
export function useCarousel({ count, initialIndex, canAdvance }: CarouselOptions) {
  const [index, setIndex] = useState(initialIndex);
  const [isPlaying, setIsPlaying] = useState(true);

  // No state: a pointer that enters just before a click must not render anything before the click is handled.
  const isHeld = useRef(false);
  const timer = useRef<ReturnType<typeof setInterval>>();

  const stop = () => clearInterval(timer.current);
  const start = useCallback(() => {
    stop();
    if (isHeld.current || !isPlaying || !canAdvance || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer.current = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((shown) => (shown + 1) % count);
    }, SLIDE_MS);
  }, [isPlaying, canAdvance, count]);

  useEffect(() => {
    start();
    return stop;
  }, [start]);

  const goTo = useCallback(
    (next: number) => {
      setIsPlaying(false);
      setIndex((next + count) % count);
    },
    [count],
  );

  return {
    index,
    isPlaying,
    goTo,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    /** Waits while the pointer is over the slides or the focus is inside. */
    hold: () => {
      isHeld.current = true;
      stop();
    },
    release: () => {
      isHeld.current = false;
      start();
    },
    toggle: () => setIsPlaying((wasPlaying) => !wasPlaying),
  };
}
