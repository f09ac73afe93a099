import { useCallback, useEffect, useRef, useState } from 'react';
import { useBrowserValue } from '../hooks/useBrowserValue.ts';
import type { HumanCheckAction } from '../integrations/turnstile.ts';
import { useHumanCheck } from '../integrations/useHumanCheck.ts';
import type { SubmissionMeta } from '../lib/submission.ts';
import { clearDraft, keepDrafts, readDraft, restoreDraft, writeDraft, type SentContent, type TypedFields } from './drafts.ts';
import { randomUuid } from '../lib/randomUuid.ts';

/**
 * The parts of a submission that every form needs. The same content has the same idempotency key however often it is sent, also after a
 * reload, so a retry after a lost response stores one row; changed content is a new submission.
 *
 * @param action names the form to the human check
 * @param name of the form element: `drafts.ts` keeps what is typed into it
 */
export function useSubmission(action: HumanCheckAction, name: string = action) {
  const websiteRef = useRef<HTMLInputElement>(null);
  const formRef = useRef<HTMLFormElement | null>(null);
  const isInFlight = useRef(false);
  const humanCheck = useHumanCheck(action);
  const [draft] = useState(() => {
    // This runs while React renders for the first time: if the hydration fails, React draws the form anew right after.
    keepDrafts();
    return readDraft(name);
  });
  const lastSent = useRef<SentContent | null | undefined>(draft?.sent);
  // A prerendered form shows no draft.
  const isHydrated = useBrowserValue(() => true, false);
  const [isForgotten, setIsForgotten] = useState(false);
  const [timesCleared, setTimesCleared] = useState(0);

  useEffect(() => {
    if (timesCleared > 0) formRef.current?.querySelector<HTMLElement>('input')?.focus();
  }, [timesCleared]);

  const forgetDraft = () => {
    clearDraft(name);
    setIsForgotten(true);
  };

  return {
    name,
    /** What was typed before the form was mounted. */
    draft,
    /** Whether the form began with it. */
    isRestored: isHydrated && draft !== null && !isForgotten,
    formRef,
    /** The form element's `ref`. */
    attachForm: useCallback((form: HTMLFormElement | null) => {
      formRef.current = form;
      if (form) restoreDraft(form);
    }, []),
    /** A key for the form element: it starts again, empty, when the visitor clears it. */
    formKey: timesCleared,
    /** The form's `Honeypot` takes this. */
    websiteRef,
    humanCheck,
    /** @param typed the form's fields, if they are not what is sent */
    metaFor: (fields: TypedFields, content: unknown = fields): SubmissionMeta => {
      const json = JSON.stringify(content);
      if (lastSent.current?.content !== json) lastSent.current = { content: json, key: randomUuid() };
      writeDraft(name, { fields, sent: lastSent.current });
      return {
        website: websiteRef.current?.value ?? '',
        // Measured from page load, because a submission before hydration is replayed as soon as this code runs. A restored draft can
        // be sent faster than anyone types.
        ...(draft ? {} : { elapsedMs: Math.round(performance.now()) }),
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
    /** Forgets the draft after its content was stored. */
    forgetDraft,
    /** Forgets and clears everything that was typed: it may be another visitor's. */
    startOver: () => {
      forgetDraft();
      lastSent.current = null;
      setTimesCleared((times) => times + 1);
    },
  };
}
