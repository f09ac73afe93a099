import { useMemo, useSyncExternalStore } from 'react';
import { parseFields, recallText, remember } from '../lib/sessionMemory.ts';

const keyOf = (jobId: string) => `applied-${jobId}`;

/** A page may show the job whose application is sent while its dialog is closed already. */
const pages = new Set<() => void>();

/** What the page of a job knows of an application that was sent in this tab. */
export type SentApplication = { reference: string | undefined };

/** Stores in this tab that an application for a job was received. */
export function rememberApplication(jobId: string, reference: string | undefined): void {
  remember(keyOf(jobId), { reference });
  for (const update of pages) update();
}

function subscribe(update: () => void): () => void {
  pages.add(update);
  return () => pages.delete(update);
}

/** The application for a job that was sent in this tab; undefined if there is none, on the server and during hydration. */
export function useSentApplication(jobId: string): SentApplication | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => recallText(keyOf(jobId)),
    () => null,
  );
  return useMemo(() => {
    if (text === null) return undefined;
    const { reference } = parseFields(text);
    return { reference: typeof reference === 'string' ? reference : undefined };
  }, [text]);
}
