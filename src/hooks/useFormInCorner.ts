import { useEffect, useState } from 'react';

/** The end of a phone's last lines, where a chat has its button, as margins of an observer. */
const CORNER = '-85% 0px 0px -80%';

/**
 * Whether a form, or a frame that may contain one, is in the corner of the window in which a chat has its button.
 *
 * @param pathname of the page, whose forms are observed
 */
export function useFormInCorner(pathname: string): boolean {
  const [isTaken, setIsTaken] = useState(false);

  useEffect(() => {
    const inCorner = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inCorner.add(target);
          else inCorner.delete(target);
        }
        setIsTaken(inCorner.size > 0);
      },
      { rootMargin: CORNER },
    );
    for (const form of document.querySelectorAll('main :is(form, iframe)')) observer.observe(form);
    return () => observer.disconnect();
  }, [pathname]);

  return isTaken;
}
