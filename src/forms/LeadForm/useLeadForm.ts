import { useFormik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { leadForm } from '../../content/leadForm.ts';
import { report } from '../../integrations/report.ts';
import type { HumanCheckController } from '../../integrations/useHumanCheck.ts';
import { rememberVisitor } from '../../integrations/visitor.ts';
import { useConfirmLeave } from '../../hooks/useConfirmLeave.ts';
import { useSubmission } from '../../hooks/useSubmission.ts';
import { isOffline } from '../../lib/connection.ts';
import type { FunctionFailure } from '../../services/invokeFunction.ts';
import { submitLead } from '../../services/submitLead.ts';
import { clearPendingLead, readPendingLead, savePendingLead } from './pendingLead.ts';
import { leadFieldsSchema } from './schema.ts';

/** From the thanks to the next page (specification section 9). */
export const REDIRECT_DELAY_MS = 1500;

export type LeadFormState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; message: string; isOffline: boolean }
  | { status: 'succeeded' };

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
 * The lead form's values, rules and submission. A lead is remembered from the click until it is stored: a visitor who closes the form
 * or reloads the page before the response finds it filled in, and what was stored meanwhile is not stored twice.
 */
export function useLeadForm({ onRedirect }: UseLeadFormOptions) {
  const [pending] = useState(readPendingLead);
  const [isOfferedAgain, setIsOfferedAgain] = useState(pending !== null);
  const [state, setState] = useState<LeadFormState>({ status: 'idle' });
  const { websiteRef, humanCheck, metaFor, once } = useSubmission(
    pending && { content: JSON.stringify(pending.values), key: pending.key },
  );
  const redirect = useRef(onRedirect);
  // Closing the tab would take the lead with it.
  useConfirmLeave(state.status === 'submitting');

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
      const { name, email, phone, businessName } = { ...initialValues, ...leadFieldsSchema.cast(values) };
      const fields = { name, email, phone, businessName };
      const meta = metaFor(fields);
      savePendingLead({ values: fields, key: meta.idempotencyKey });
      const turnstileToken = await humanCheck.takeToken();
      const result = await submitLead({ ...fields, ...meta, turnstileToken });
      if (result.ok) {
        clearPendingLead();
        // What looks like a robot's is no conversion.
        if (!result.data.suspect) report({ name: 'generate_lead', id: meta.idempotencyKey });
        rememberVisitor(fields);
        setState({ status: 'succeeded' });
        return;
      }
      const { failure } = result;
      if (failure.reason === 'rejected' && isFieldName(failure.field)) {
        helpers.setFieldError(failure.field, failure.message);
      }
      setState({ status: 'failed', message: failureMessage(failure), isOffline: isOffline() });
    } catch {
      setState({ status: 'failed', message: leadForm.failures.unreachable, isOffline: isOffline() });
    }
  }

  const formik = useFormik<LeadFormValues>({
    initialValues: pending?.values ?? initialValues,
    validationSchema: leadFieldsSchema,
    onSubmit: (values, helpers) => once(() => send(values, helpers)),
  });

  function startOver() {
    clearPendingLead();
    setIsOfferedAgain(false);
    setState({ status: 'idle' });
    formik.resetForm({ values: initialValues });
  }

  return { formik, state, websiteRef, humanCheck, isOfferedAgain, startOver };
}

export type LeadFormController = {
  formik: ReturnType<typeof useFormik<LeadFormValues>>;
  state: LeadFormState;
  /** The hidden field that people never see and robots fill. */
  websiteRef: RefObject<HTMLInputElement>;
  humanCheck: HumanCheckController;
  /** The form opened with a lead of which it is not known whether it is stored. */
  isOfferedAgain: boolean;
  /** Forgets that lead and empties the form: it may be another visitor's. */
  startOver: () => void;
};
