import { useFormik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { leadForm } from '../../content/leadForm.ts';
import { report } from '../../integrations/analytics.ts';
import { rememberVisitor } from '../../integrations/visitor.ts';
import { useSubmission } from '../../hooks/useSubmission.ts';
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

/** The lead form's values, rules and submission. */
export function useLeadForm({ onRedirect }: UseLeadFormOptions) {
  const [state, setState] = useState<LeadFormState>({ status: 'idle' });
  const { websiteRef, metaFor, once } = useSubmission();
  const redirect = useRef(onRedirect);

  useEffect(() => {
    redirect.current = onRedirect;
  });

  useEffect(() => {
    if (state.status !== 'succeeded') return undefined;
    const timer = setTimeout(() => redirect.current(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.status]);

  async function send(values: LeadFormValues, helpers: FormikHelpers<LeadFormValues>) {
    setState({ status: 'submitting' });
    try {
      const fields = leadFieldsSchema.cast(values);
      const meta = metaFor(fields);
      const result = await submitLead({ ...initialValues, ...fields, ...meta });
      if (result.ok) {
        report({ name: 'generate_lead', id: meta.idempotencyKey });
        rememberVisitor({ ...initialValues, ...fields });
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
    }
  }

  const formik = useFormik<LeadFormValues>({
    initialValues,
    validationSchema: leadFieldsSchema,
    onSubmit: (values, helpers) => once(() => send(values, helpers)),
  });

  return { formik, state, websiteRef };
}

export type LeadFormController = {
  formik: ReturnType<typeof useFormik<LeadFormValues>>;
  state: LeadFormState;
  /** The hidden field that people never see and robots fill. */
  websiteRef: RefObject<HTMLInputElement>;
};
