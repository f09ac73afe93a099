import { useRef, useState, type RefObject } from 'react';
import { useHumanCheck, type HumanCheckController } from '../integrations/useHumanCheck.ts';
import type { SubmissionMeta } from '../lib/submission.ts';

/** Content that was sent before, as JSON, and its key. */
export type SentContent = { content: string; key: string };

export type Submission = {
  /** For the `Honeypot` of the form. */
  websiteRef: RefObject<HTMLInputElement>;
  /** For the `HumanCheck` of the form. */
  humanCheck: HumanCheckController;
  metaFor: (fields: unknown) => SubmissionMeta;
  /** Runs `send` unless an earlier one still runs: a second click on the button is not a second submission. */
  once: (send: () => Promise<void>) => Promise<void>;
};

/**
 * What every form's submission needs. The same content carries the same idempotency key however often it is sent, so a lost response
 * and a second click store one row; changed content is a new submission.
 *
 * @param earlier what the visitor sent before this form was shown; only its first value counts
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
        // Since the page was opened, not since this code ran: what is typed and sent before that is sent again as soon as it does. A
        // form that was filled in to begin with can be sent faster than anyone types.
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
