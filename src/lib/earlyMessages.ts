/** Where the page's inline script leaves them for the code that comes later. */
export type EarlyMessages = { earlyMessages?: MessageEvent<unknown>[] };

const page = (): EarlyMessages => window as EarlyMessages;

/** Enough for what a few frames say while a page loads. */
const MOST = 100;

/** Keeps the latest of what frames say, for code that comes later than they do: most say only once that they are there. */
export function recordEarlyMessages(): void {
  const messages: MessageEvent<unknown>[] = (page().earlyMessages = []);
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (messages.push(event) > MOST) messages.shift();
  });
}

/** What a window has said since the page was opened, oldest first, as far as it is remembered. */
export const earlyMessagesOf = (source: unknown): readonly MessageEvent<unknown>[] =>
  (page().earlyMessages ?? []).filter((event) => event.source === source);
