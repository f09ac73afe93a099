/** The page's inline script sets this on `window`. */
export type EarlyMessages = { earlyMessages?: MessageEvent<unknown>[] };

const page = (): EarlyMessages => window as EarlyMessages;

const MAX_MESSAGES = 100;

/** Records frames' messages until the page's code runs: most frames announce only once that they are ready. */
export function recordEarlyMessages(): void {
  const messages: MessageEvent<unknown>[] = (page().earlyMessages = []);
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (messages.push(event) > MAX_MESSAGES) messages.shift();
  });
}

/** The recorded messages of a window, oldest first. */
export const earlyMessagesOf = (source: unknown): readonly MessageEvent<unknown>[] =>
  (page().earlyMessages ?? []).filter((event) => event.source === source);
