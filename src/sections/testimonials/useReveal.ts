import { useEffect, useRef, useState, type RefObject } from 'react';

/** The visible share of a card that reveals it, and the margin around the viewport (specification section 9). */
const THRESHOLD = 0.2;
const MARGIN = '50px';
const LONGEST_DELAY_MS = 300;

/**
 * - `still`: never hidden
 * - `waiting`: hidden until it is scrolled into view
 * - `revealed`: scrolled into view
 */
export type Reveal = { phase: 'still' } | { phase: 'waiting' | 'revealed'; delayMs: number };

/**
 * Fades an element in once, when it is scrolled into view. Elements that are already visible are never hidden, and none is hidden with
 * reduced motion, or before the page scrolls for the first time: pictures of the whole page are taken without scrolling.
 *
 * @param random delay of this element, from 0 to 1
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
    const start = (): void => observer.observe(element);
    window.addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', start);
      observer.disconnect();
    };
  }, []);

  return [ref, reveal];
}
