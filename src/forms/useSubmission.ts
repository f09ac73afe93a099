import { useRef, useState, type RefObject } from 'react';
import { useHumanCheck, type HumanCheckController } from '../integrations/useHumanCheck.ts';
import type { SubmissionMeta } from '../lib/submission.ts';

/** `content`: JSON. `key`: the idempotency key. */
export type SentContent = { content: string; key: string };

export type Submission = {
  /** For the `Honeypot` of the form. */
  websiteRef: RefObject<HTMLInputElement>;
  /** For the `HumanCheck` of the form. */
  humanCheck: HumanCheckController;
  metaFor: (fields: unknown) => SubmissionMeta;
  /** Ignores the call while an earlier one still runs. */
  once: (send: () => Promise<void>) => Promise<void>;
};

/**
 * What every form's submission needs. The same content always has the same idempotency key, so that a retry stores one row.
 *
 * @param earlier what was sent before this form was shown; only its first value counts
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
        // Since the page was opened: a click before hydration is replayed at once. A form that appeared filled in can be sent faster
        // than anyone types.
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
