import { useEffect, useState } from 'react';

/** Between two slides (specification section 9). */
const SLIDE_MS = 5000;

export type CarouselOptions = {
  count: number;
  initialIndex: number;
  /** False while it must stand still: before its code is there, under the pointer, with the focus inside. */
  canAdvance: boolean;
};

/**
 * Which slide is shown. It advances by itself until somebody moves it by hand or pauses it, which is for good; both ways wrap
 * (specification section 4). A visitor who asked for no motion gets none.
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

  const goTo = (next: number) => {
    setIsPlaying(false);
    setIndex((next + count) % count);
  };

  return {
    index,
    isPlaying,
    goTo,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    toggle: () => setIsPlaying((wasPlaying) => !wasPlaying),
  };
}
