import { fn } from './test.ts';

/** The wishes of a story to open a tab. */
export const opened = fn<typeof window.open>();

/** No story opens a tab: the browser's answer to the wish is given here. @returns how to undo it */
export function answerPopups(answer: 'open' | 'blocked'): () => void {
  const open = window.open.bind(window);
  opened.mockClear();
  opened.mockReturnValue(answer === 'open' ? ({ closed: false, opener: window } as unknown as Window) : null);
  window.open = opened;
  return () => {
    window.open = open;
  };
}
