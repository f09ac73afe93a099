import { useRef, useState } from 'react';
import { useHumanCheck } from '../integrations/useHumanCheck.ts';
import type { SubmissionMeta } from '../lib/submission.ts';

/** Previously sent content as JSON, and its idempotency key. */
export type SentContent = { content: string; key: string };

/**
 * The parts of a submission that every form needs. The same content has the same idempotency key however often it is sent, so a retry
 * after a lost response stores one row; changed content is a new submission.
 *
 * @param earlier what the visitor sent before this form was mounted; later values are ignored
 */
export function useSubmission(earlier?: SentContent | null) {
  const websiteRef = useRef<HTMLInputElement>(null);
  const isInFlight = useRef(false);
  const humanCheck = useHumanCheck();
  const [wasFilledIn] = useState(Boolean(earlier));
  const lastSent = useRef(earlier);

  return {
    /** For the `Honeypot` of the form. */
    websiteRef,
    humanCheck,
    metaFor: (fields: unknown): SubmissionMeta => {
      const content = JSON.stringify(fields);
      if (lastSent.current?.content !== content) lastSent.current = { content, key: crypto.randomUUID() };
      return {
        website: websiteRef.current?.value ?? '',
        // Measured from page load, because a submission before hydration is replayed as soon as this code runs. A restored draft can
        // be sent faster than anyone types.
        ...(wasFilledIn ? {} : { elapsedMs: Math.round(performance.now()) }),
        idempotencyKey: lastSent.current.key,
      };
    },
    /** Runs `send` unless an earlier call is pending, so that a double click is one submission. */
    once: async (send: () => Promise<void>) => {
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
