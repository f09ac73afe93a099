import { useMemo } from 'react';
import { useBrowserValue } from '../hooks/useBrowserValue.ts';
import { forget, recallPersonal, recallText, rememberPersonal } from '../lib/sessionMemory.ts';

/** What the visitor has entered in this tab, so that no embed asks for it again. */
export type KnownVisitor = { name: string; email: string; phone: string };

const KEY = 'visitor';

export const rememberVisitor = ({ name, email, phone }: KnownVisitor): void => rememberPersonal(KEY, { name, email, phone });

/** Forgets the details after the booking that they were for. */
export const forgetVisitor = (): void => forget(KEY);

function readVisitor(): KnownVisitor | undefined {
  const { name, email, phone } = recallPersonal(KEY);
  return typeof name === 'string' && typeof email === 'string' && typeof phone === 'string' ? { name, email, phone } : undefined;
}

/** Who sent a form in this tab lately; undefined if no one did, on the server, and during hydration. */
export function useKnownVisitor(): KnownVisitor | undefined {
  const text = useBrowserValue(() => recallText(KEY), null);
  return useMemo(() => (text === null ? undefined : readVisitor()), [text]);
}
