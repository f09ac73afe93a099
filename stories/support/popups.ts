import { fn } from './test.ts';

export const opened = fn<typeof window.open>();

/** Replaces `window.open`, because a story must not open a tab. @returns restores it */
export function fakePopups(result: 'open' | 'blocked'): () => void {
  const open = window.open.bind(window);
  opened.mockClear();
  opened.mockReturnValue(result === 'open' ? ({ closed: false, opener: window } as unknown as Window) : null);
  window.open = opened;
  return () => {
    window.open = open;
  };
}
