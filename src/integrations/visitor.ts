import { useMemo } from 'react';
import { useBrowserValue } from '../hooks/useBrowserValue.ts';
import { forget, recallPersonal, recallText, rememberPersonal } from '../lib/sessionMemory.ts';

/** What the visitor has entered in this tab, so that no embed asks for it again. */
export type KnownVisitor = { name: string; email: string; phone: string };

const KEY = 'visitor';

export const rememberVisitor = ({ name, email, phone }: KnownVisitor): void => rememberPersonal(KEY, { name, email, phone });

/** After the booking that it was for. */
export const forgetVisitor = (): void => forget(KEY);

function readVisitor(): KnownVisitor | undefined {
  const { name, email, phone } = recallPersonal(KEY);
  return typeof name === 'string' && typeof email === 'string' && typeof phone === 'string' ? { name, email, phone } : undefined;
}

/** Undefined if no form was sent in this tab lately, on the server, and during hydration. */
export function useKnownVisitor(): KnownVisitor | undefined {
  const text = useBrowserValue(() => recallText(KEY), null);
  return useMemo(() => (text === null ? undefined : readVisitor()), [text]);
}
