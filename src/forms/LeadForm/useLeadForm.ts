import { useFormik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { leadForm } from '../../content/leadForm.ts';
import { report } from '../../integrations/report.ts';
import { rememberVisitor } from '../../integrations/visitor.ts';
import { useConfirmLeave } from '../../hooks/useConfirmLeave.ts';
import { useSubmission } from '../useSubmission.ts';
import { isOffline } from '../../lib/submission.ts';
import type { FunctionFailure } from '../../services/invokeFunction.ts';
import { submitLead } from '../../services/submitLead.ts';
import { clearPendingLead, readPendingLead, savePendingLead } from './pendingLead.ts';
import { emptyLead, leadFieldsSchema, pickLeadFields, type LeadFields } from './schema.ts';

export type LeadFormState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; message: string; isOffline: boolean }
  | { status: 'succeeded' };

const isFieldName = (name: string | undefined): name is keyof LeadFields => name !== undefined && name in emptyLead;

const failureMessage = (failure: FunctionFailure): string =>
  failure.reason === 'rejected' ? failure.message : leadForm.failures[failure.reason];

/**
 * The lead form's values, rules and submission. A pending lead is saved until it is stored: if the form is closed or the page reloaded
 * before the response, the next form offers it again under the same key.
 */
export function useLeadForm() {
  const [pending] = useState(readPendingLead);
  const [isOfferedAgain, setIsOfferedAgain] = useState(pending !== null);
  const [state, setState] = useState<LeadFormState>({ status: 'idle' });
  const { websiteRef, humanCheck, metaFor, once } = useSubmission(
    pending && { content: JSON.stringify(pending.values), key: pending.key },
  );
  // Closing the tab would lose the lead.
  useConfirmLeave(state.status === 'submitting');

  async function send(values: LeadFields, helpers: FormikHelpers<LeadFields>) {
    setState({ status: 'submitting' });
    try {
      const fields = pickLeadFields(leadFieldsSchema.cast(values));
      const meta = metaFor(fields);
      savePendingLead({ values: fields, key: meta.idempotencyKey });
      const turnstileToken = await humanCheck.takeToken();
      const result = await submitLead({ ...fields, ...meta, turnstileToken });
      if (result.ok) {
        clearPendingLead();
        // A suspect lead is not a conversion.
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

  const formik = useFormik<LeadFields>({
    initialValues: pending?.values ?? emptyLead,
    validationSchema: leadFieldsSchema,
    onSubmit: (values, helpers) => once(() => send(values, helpers)),
  });

  /** Forgets the pending lead and clears the form: it may be another visitor's. */
  function startOver() {
    clearPendingLead();
    setIsOfferedAgain(false);
    setState({ status: 'idle' });
    formik.resetForm({ values: emptyLead });
  }

  return { formik, state, websiteRef, humanCheck, isOfferedAgain, startOver };
}

export type LeadFormController = ReturnType<typeof useLeadForm>;
