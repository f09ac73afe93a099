import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SubmissionMeta } from '../lib/submission.ts';

/** Content that was sent before, as JSON, and its key. */
export type SentContent = { content: string; key: string };

export type Submission = {
  /** For the `Honeypot` of the form. */
  websiteRef: RefObject<HTMLInputElement>;
  metaFor: (fields: unknown) => SubmissionMeta;
  /** Runs `send` unless an earlier one still runs: a second press of the button is not a second submission. */
  once: (send: () => Promise<void>) => Promise<void>;
};

/**
 * What every form's submission needs. The same content carries the same idempotency key however often it is sent, so a lost answer
 * and a second press store one row; changed content is a new submission.
 *
 * @param earlier what the visitor sent before this form was shown; only its first value counts
 */
export function useSubmission(earlier?: SentContent | null): Submission {
  const websiteRef = useRef<HTMLInputElement>(null);
  const mountedAt = useRef(0);
  const isInFlight = useRef(false);
  const [wasFilledIn] = useState(Boolean(earlier));
  const lastSent = useRef(earlier);

  useEffect(() => {
    mountedAt.current = performance.now();
  }, []);

  return {
    websiteRef,
    metaFor: (fields) => {
      const content = JSON.stringify(fields);
      if (lastSent.current?.content !== content) lastSent.current = { content, key: crypto.randomUUID() };
      return {
        website: websiteRef.current?.value ?? '',
        // Whoever finds the form filled in may be quicker than anybody can type.
        ...(wasFilledIn ? {} : { elapsedMs: Math.round(performance.now() - mountedAt.current) }),
        idempotencyKey: lastSent.current.key,
      };
    },
    once: async (send) => {
      if (isInFlight.current) return;
      isInFlight.current = true;
      try {
        await send();
      } finally {
        isInFlight.current = false;
      }
    },
  };
}
