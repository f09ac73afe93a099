import { useMemo, useSyncExternalStore } from 'react';
import { parseFields, recallText, remember } from '../lib/sessionMemory.ts';

/** What the visitor has entered in this tab, so that no embed asks for it again. */
export type KnownVisitor = { name: string; email: string; phone: string };

const KEY = 'visitor';

export const rememberVisitor = ({ name, email, phone }: KnownVisitor): void => remember(KEY, { name, email, phone });

function readVisitor(text: string | null): KnownVisitor | undefined {
  const { name, email, phone } = parseFields(text);
  return typeof name === 'string' && typeof email === 'string' && typeof phone === 'string' ? { name, email, phone } : undefined;
}

const nothingChanges = () => () => undefined;

/** Undefined if no form was sent in this tab, on the server, and during hydration. */
export function useKnownVisitor(): KnownVisitor | undefined {
  const text = useSyncExternalStore(
    nothingChanges,
    () => recallText(KEY),
    () => null,
  );
  return useMemo(() => readVisitor(text), [text]);
}
