import { useCallback, useState, type ComponentType } from 'react';

export type LazyDialogOptions<Props> = {
  /** Asked for again at each press, so it should use `importWithRetry`. */
  load: () => Promise<ComponentType<Props>>;
  /** Called when the dialog's code cannot be loaded: the visitor still has to get on. */
  onUnavailable: () => void;
};

/** A dialog's component once it is loaded, whether it is open, and the ways to open, close and prepare it. */
export type LazyDialog<Props> = {
  Dialog: ComponentType<Props> | null;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Starts loading the dialog's code: called when a press seems near. */
  prefetch: () => void;
};

/** A dialog whose code is loaded at the first sign of interest. `load` and `onUnavailable` must be stable between renders. */
export function useLazyDialog<Props>({ load, onUnavailable }: LazyDialogOptions<Props>): LazyDialog<Props> {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);

  const open = useCallback(() => {
    setIsOpen(true);
    load().then(
      (Loaded) => setDialog(() => Loaded),
      () => {
        setIsOpen(false);
        onUnavailable();
      },
    );
  }, [load, onUnavailable]);
  const close = useCallback(() => setIsOpen(false), []);
  const prefetch = useCallback(() => void load().catch(() => undefined), [load]);

  return { Dialog, isOpen, open, close, prefetch };
}
