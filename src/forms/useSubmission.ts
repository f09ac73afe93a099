import { useRef, useState, type RefObject } from 'react';
import { useHumanCheck, type HumanCheckController } from '../integrations/useHumanCheck.ts';
import type { SubmissionMeta } from '../lib/submission.ts';

/** Previously sent content as JSON, and its idempotency key. */
export type SentContent = { content: string; key: string };

export type Submission = {
  /** For the `Honeypot` of the form. */
  websiteRef: RefObject<HTMLInputElement>;
  /** For the `HumanCheck` of the form. */
  humanCheck: HumanCheckController;
  metaFor: (fields: unknown) => SubmissionMeta;
  /** Runs `send` unless an earlier call is pending, so that a double click is one submission. */
  once: (send: () => Promise<void>) => Promise<void>;
};

/**
 * The parts of a submission that every form needs. The same content has the same idempotency key however often it is sent, so a retry
 * after a lost response stores one row; changed content is a new submission.
 *
 * @param earlier what the visitor sent before this form was mounted; later values are ignored
 */
export function useSubmission(earlier?: SentContent | null): Submission {
  const websiteRef = useRef<HTMLInputElement>(null);
  const isInFlight = useRef(false);
  const humanCheck = useHumanCheck();
  const [wasFilledIn] = useState(Boolean(earlier));
  const lastSent = useRef(earlier);

  return {
    websiteRef,
    humanCheck,
    metaFor: (fields) => {
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
