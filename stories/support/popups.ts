import { fn } from './test.ts';

export const opened = fn<typeof window.open>();

/** Replaces `window.open`, because a story must not open a tab. @returns restores it */
export function fakePopups(): () => void {
  const open = window.open.bind(window);
  opened.mockClear();
  opened.mockReturnValue({ closed: false, opener: window } as unknown as Window);
  window.open = opened;
  return () => {
    window.open = open;
  };
}
