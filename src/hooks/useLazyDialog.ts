import { useCallback, useState, type ComponentType } from 'react';
import type { Lazy } from '../lib/lazyModule.ts';

/** The module of a dialog, with its form. */
export type DialogCode<Props> = Lazy<{ default: ComponentType<Props> }>;

export type LazyDialog<Props> = {
  /** The component of the dialog; null while it is closed. */
  Dialog: ComponentType<Props> | null;
  /** Resolves once the dialog is shown or known to be unavailable. */
  open: () => Promise<void>;
  close: () => void;
  /** Starts loading the dialog's code, before a likely click. */
  prefetch: () => void;
};

/** What a button needs of a dialog that it opens. */
export type DialogOpener = Pick<LazyDialog<never>, 'open' | 'prefetch'>;

/**
 * A dialog whose code is loaded on the first interaction.
 *
 * @param onUnavailable called when the code cannot be loaded, to offer an alternative; must be stable between renders
 */
export function useLazyDialog<Props>(code: DialogCode<Props>, onUnavailable: () => void): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const open = useCallback(
    () => code.load().then((module) => setDialog(() => module.default), onUnavailable),
    [code, onUnavailable],
  );
  const close = useCallback(() => setDialog(null), []);
  return { Dialog, open, close, prefetch: code.prefetch };
}
