import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { hasPopovers } from '../../lib/popovers.ts';

/** A link replaces the page and its menu, but not if it leads to the same page or to a new tab. */
const isOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;

/**
 * The menu of small screens. `isOpen` is for browsers without popovers alone, where a click on the button opens the menu, and Escape or a
 * click outside closes it.
 */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (!button.current?.parentElement?.contains(target as Node)) setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return {
    button,
    isOpen,
    toggle: () => {
      if (!hasPopovers()) setIsOpen(!isOpen);
    },
    closeAfterLink: (event: MouseEvent<HTMLElement>) => {
      if (!isOnLink(event)) return;
      setIsOpen(false);
      if (hasPopovers()) event.currentTarget.hidePopover();
    },
  };
}
