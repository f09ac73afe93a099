import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * True from the moment an element comes near the visible part of the page, and for good.
 *
 * @param margin how near, as in CSS: `'400px'`
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
