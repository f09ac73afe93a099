import { useState } from 'react';

/**
 * The index of the current slide, and whether the slides advance by themselves: until the visitor changes the slide or pauses. Wraps in
 * both directions (specification section 4).
 */
export function useCarousel(count: number, initialIndex: number) {
  const [index, setIndex] = useState(initialIndex);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHeld, setIsHeld] = useState(false);

  const goTo = (next: number) => {
    setIsPlaying(false);
    setIndex((next + count) % count);
  };

  return {
    index,
    isPlaying,
    /** Whether the pointer is over the carousel or the focus is inside. */
    isHeld,
    goTo,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    advanceTo: setIndex,
    hold: () => setIsHeld(true),
    release: () => setIsHeld(false),
    toggle: () => setIsPlaying(!isPlaying),
  };
}
