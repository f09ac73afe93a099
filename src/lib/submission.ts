/** What a form sends besides its fields, against bots and duplicates. */
export type SubmissionMeta = {
  /** The honeypot: people do not see it, bots fill it in. */
  website: string;
  /** Milliseconds from opening the page to sending the form; absent if the form appeared filled in. */
  elapsedMs?: number;
  /** A UUID: the same content is never stored twice under one key. */
  idempotencyKey: string;
  /** Where the human check is configured. */
  turnstileToken?: string;
};

/** Reliable only when true: a device that reports a connection may have none. */
export const isOffline = (): boolean => !navigator.onLine;
