import { useEffect, useRef, useState, type RefObject } from 'react';

/** Specification section 9: the share of a card that must be in view, and how far around the screen counts as in view. */
const THRESHOLD = 0.2;
const MARGIN = '50px';
const LONGEST_DELAY_MS = 300;

/**
 * - `still`: as the page came; never hidden
 * - `waiting`: out of view, to be revealed
 * - `revealed`: coming into view, for good
 */
export type Reveal = { phase: 'still' } | { phase: 'waiting' | 'revealed'; delayMs: number };

/**
 * Fades an element in when it is scrolled into view, once. Nothing is hidden before JavaScript runs, nor what the visitor can already
 * see, nor for a visitor who asked for no motion.
 *
 * @param random from 0 to 1: how late this one comes
 */
export function useReveal<Element extends HTMLElement>(random: () => number): [RefObject<Element>, Reveal] {
  const ref = useRef<Element>(null);
  const [reveal, setReveal] = useState<Reveal>({ phase: 'still' });
  const draw = useRef(random);

  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const delayMs = Math.round(draw.current() * LONGEST_DELAY_MS);
    let isFirst = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isSeen = isFirst ? entry.intersectionRatio > 0 : entry.isIntersecting;
        if (!isSeen) setReveal({ phase: 'waiting', delayMs });
        else if (!isFirst) setReveal({ phase: 'revealed', delayMs });
        isFirst = false;
        if (isSeen) observer.disconnect();
      },
      { threshold: THRESHOLD, rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, reveal];
}
