import { useMemo, useSyncExternalStore } from 'react';
import { parseFields, recallText, remember } from '../lib/sessionMemory.ts';

/** What a visitor has told us of themselves in this tab, so that no embed asks for it again. */
export type KnownVisitor = { name: string; email: string; phone: string };

const KEY = 'visitor';

/** Keeps who the visitor is, in this tab and no longer than it is open. */
export const rememberVisitor = ({ name, email, phone }: KnownVisitor): void => remember(KEY, { name, email, phone });

function readVisitor(text: string | null): KnownVisitor | undefined {
  const { name, email, phone } = parseFields(text);
  return typeof name === 'string' && typeof email === 'string' && typeof phone === 'string' ? { name, email, phone } : undefined;
}

const nothingChanges = () => () => undefined;

/** Whoever filled in a form of ours earlier in this tab; undefined for everybody else, on the server and while hydrating. */
export function useKnownVisitor(): KnownVisitor | undefined {
  const text = useSyncExternalStore(
    nothingChanges,
    () => recallText(KEY),
    () => null,
  );
  return useMemo(() => readVisitor(text), [text]);
}
