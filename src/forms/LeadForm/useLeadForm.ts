import { useFormik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { leadForm } from '../../content/leadForm.ts';
import type { FunctionFailure } from '../../services/invokeFunction.ts';
import { submitLead } from '../../services/submitLead.ts';
import { leadFieldsSchema } from './schema.ts';

/** From the thanks to the next page (specification section 9). */
export const REDIRECT_DELAY_MS = 1500;

export type LeadFormState =
  { status: 'idle' } | { status: 'submitting' } | { status: 'failed'; message: string } | { status: 'succeeded' };

const initialValues = { name: '', email: '', phone: '', businessName: '' };
export type LeadFormValues = typeof initialValues;

const isFieldName = (name: string | undefined): name is keyof LeadFormValues => name !== undefined && name in initialValues;

const failureMessage = (failure: FunctionFailure): string =>
  failure.reason === 'rejected' ? failure.message : leadForm.failures[failure.reason];

export type UseLeadFormOptions = {
  /** Called 1.5 s after the lead was stored. */
  onRedirect: () => void;
};

/**
 * The lead form's values, rules and submission. The same content carries the same idempotency key however often it is sent, so a
 * lost answer and a second press store one lead; changed content is a new submission.
 */
export function useLeadForm({ onRedirect }: UseLeadFormOptions) {
  const [state, setState] = useState<LeadFormState>({ status: 'idle' });
  const isInFlight = useRef(false);
  const mountedAt = useRef(0);
  const lastSent = useRef({ content: '', key: '' });
  const websiteRef = useRef<HTMLInputElement>(null);
  const redirect = useRef(onRedirect);

  useEffect(() => {
    mountedAt.current = performance.now();
  }, []);

  useEffect(() => {
    redirect.current = onRedirect;
  });

  useEffect(() => {
    if (state.status !== 'succeeded') return undefined;
    const timer = setTimeout(() => redirect.current(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.status]);

  const keyFor = (content: string): string => {
    if (lastSent.current.content !== content) lastSent.current = { content, key: crypto.randomUUID() };
    return lastSent.current.key;
  };

  async function submit(values: LeadFormValues, helpers: FormikHelpers<LeadFormValues>) {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setState({ status: 'submitting' });
    try {
      const fields = leadFieldsSchema.cast(values);
      const result = await submitLead({
        ...initialValues,
        ...fields,
        website: websiteRef.current?.value ?? '',
        elapsedMs: Math.round(performance.now() - mountedAt.current),
        idempotencyKey: keyFor(JSON.stringify(fields)),
      });
      if (result.ok) {
        setState({ status: 'succeeded' });
        return;
      }
      const { failure } = result;
      if (failure.reason === 'rejected' && isFieldName(failure.field)) {
        helpers.setFieldError(failure.field, failure.message);
      }
      setState({ status: 'failed', message: failureMessage(failure) });
    } catch {
      setState({ status: 'failed', message: leadForm.failures.unreachable });
    } finally {
      isInFlight.current = false;
    }
  }

  const formik = useFormik({ initialValues, validationSchema: leadFieldsSchema, onSubmit: submit });

  return { formik, state, websiteRef };
}

export type LeadFormController = {
  formik: ReturnType<typeof useFormik<LeadFormValues>>;
  state: LeadFormState;
  /** The hidden field that people never see and robots fill. */
  websiteRef: RefObject<HTMLInputElement>;
};
