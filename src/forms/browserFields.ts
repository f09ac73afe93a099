import type { useFormik } from 'formik';
import type { ChangeEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { typedIn, valueOf, type Control, type TypedFields } from './drafts.ts';

type Formik<Values extends object> = ReturnType<typeof useFormik<Values>>;

/**
 * Text fields and choices whose values belong to the browser, and which Formik follows. Chrome on iOS and some password managers fill
 * fields in without an event; React would empty a field that it controls at the next render.
 */
export function browserFields<Values extends object>(formik: Formik<Values>, form: RefObject<HTMLFormElement>) {
  const typed = (): Values => {
    const fields: TypedFields = form.current ? typedIn(form.current) : {};
    return { ...formik.values, ...fields };
  };
  return {
    field: (name: keyof Values & string) => ({
      name,
      defaultValue: String(formik.initialValues[name]),
      onChange: ({ target }: ChangeEvent<Control>) => void formik.setFieldValue(name, valueOf(target)),
      onBlur: formik.handleBlur,
    }),
    /** Takes over what is in the fields. The form's `onBlur` calls it, after that of the field. */
    follow: () => void formik.setValues(typed()),
    /** Does the same at once, before the form is validated and sent. */
    take: () => flushSync(() => void formik.setValues(typed())),
  };
}
