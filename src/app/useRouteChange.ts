import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { enterEntry, recordPlaces, scrollBack } from './scrollPlaces.ts';

/** Scrolls to an element or the top. @returns cancels what is left to do */
function scrollToBeginning(target: HTMLElement | null): () => void {
  // Instantly, also on a page that scrolls smoothly.
  const scroll = () => {
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  };
  scroll();
  // A smooth scroll of the previous page can move this one in its last frame.
  const frame = requestAnimationFrame(scroll);
  return () => cancelAnimationFrame(frame);
}

/**
 * Completes each change of path: a new page begins at its fragment or its top, and Back and Forward lead to where the page was left.
 * The focus moves to the fragment's element or the page's heading.
 */
export function useRouteChange(announce: (title: string) => void): void {
  const location = useLocation();
  const previous = useRef(location.pathname);

  useEffect(recordPlaces, []);

  useEffect(() => {
    const { pathname, hash } = location;
    const place = enterEntry();
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const target = document.getElementById(hash.slice(1));
    const stop = place === undefined ? scrollToBeginning(target) : scrollBack(place);
    const focused = target ?? document.querySelector<HTMLElement>('main h1');
    focused?.setAttribute('tabindex', '-1');
    focused?.focus({ preventScroll: true });
    announce(document.title);
    return stop;
  }, [location, announce]);
}
