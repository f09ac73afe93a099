import { useCallback, useEffect, useState } from 'react';

/** Time per slide (specification section 9). */
const SLIDE_MS = 5000;

export type CarouselOptions = {
  count: number;
  initialIndex: number;
  /** False before the slides have loaded, while the pointer is over them, and while the focus is inside. */
  canAdvance: boolean;
};

/**
 * The index of the current slide. Advances automatically until the visitor changes the slide or pauses, and never with reduced motion.
 * Wraps in both directions (specification section 4).
 */
export function useCarousel({ count, initialIndex, canAdvance }: CarouselOptions) {
  const [index, setIndex] = useState(initialIndex);
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => {
    if (!isPlaying || !canAdvance || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((shown) => (shown + 1) % count);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [isPlaying, canAdvance, count]);

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
    toggle: () => setIsPlaying((wasPlaying) => !wasPlaying),
  };
}
