import { useCallback, useState, type ComponentType } from 'react';

export type LazyDialogOptions<Props> = {
  /** Called again at each click, so it should use `importWithRetry`. */
  load: () => Promise<ComponentType<Props>>;
  /** Called when the dialog's code cannot be loaded, to offer an alternative. */
  onUnavailable: () => void;
};

export type LazyDialog<Props> = {
  Dialog: ComponentType<Props> | null;
  isOpen: boolean;
  /** Resolves once the dialog is shown or known to be unavailable. */
  open: () => Promise<void>;
  close: () => void;
  /** Closes the dialog and offers the alternative, when a part of it cannot be loaded. */
  giveUp: () => void;
  /** Starts loading the dialog's code, before a likely click. */
  prefetch: () => void;
};

/** What a button needs of a dialog that it opens. */
export type DialogOpener = Pick<LazyDialog<never>, 'open' | 'prefetch'>;

/** A dialog whose code loads on the first interaction. `load` and `onUnavailable` must be stable between renders. */
export function useLazyDialog<Props>({ load, onUnavailable }: LazyDialogOptions<Props>): LazyDialog<Props> {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);

  const close = useCallback(() => setIsOpen(false), []);
  const giveUp = useCallback(() => {
    setIsOpen(false);
    onUnavailable();
  }, [onUnavailable]);
  const open = useCallback(() => {
    setIsOpen(true);
    return load().then((Loaded) => setDialog(() => Loaded), giveUp);
  }, [load, giveUp]);
  const prefetch = useCallback(() => void load().catch(() => undefined), [load]);

  return { Dialog, isOpen, open, close, giveUp, prefetch };
}
