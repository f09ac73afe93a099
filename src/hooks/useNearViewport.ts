import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Becomes true when an element comes near the viewport, and stays true.
 *
 * @param margin distance from the viewport as in CSS: `'400px'`
 */
export function useNearViewport<Element extends HTMLElement>(margin: string): [RefObject<Element>, boolean] {
  const ref = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, margin]);

  return [ref, isNear];
}
