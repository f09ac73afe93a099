import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Island } from '../../lib/island.ts';
import { FormOutline, type FormOutlineProps } from '../FormOutline/FormOutline.tsx';

export type LateFormProps<Props> = {
  form: Island<Props>;
  formProps: Props;
  /** Shown until the form is loaded. */
  outline: FormOutlineProps;
  /** Called when the form cannot be loaded; must be stable between renders. */
  onUnavailable: () => void;
};

/** A dialog's form whose code may be loaded after the dialog. A form that comes late takes the focus, as it does in a dialog that opens. */
export function LateForm<Props extends object>({ form, formProps, outline, onUnavailable }: LateFormProps<Props>) {
  const root = useRef<HTMLDivElement>(null);
  const [{ Form, isLate }, setForm] = useState<{ Form: ComponentType<Props> | undefined; isLate: boolean }>(() => ({
    Form: form.Loaded,
    isLate: false,
  }));

  useEffect(() => {
    // Not `form.Loaded`, which may have come since this was rendered.
    if (Form) return undefined;
    let isMounted = true;
    form.load().then(
      (Loaded) => isMounted && setForm({ Form: Loaded, isLate: true }),
      () => isMounted && onUnavailable(),
    );
    return () => {
      isMounted = false;
    };
  }, [form, Form, onUnavailable]);

  useEffect(() => {
    if (isLate) root.current?.querySelector('input')?.focus();
  }, [isLate]);

  return <div ref={root}>{Form ? <Form {...formProps} /> : <FormOutline {...outline} />}</div>;
}
