import { useFormik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { leadForm } from '../../content/leadForm.ts';
import { report } from '../../integrations/report.ts';
import { rememberVisitor } from '../../integrations/visitor.ts';
import { useConfirmLeave } from '../../hooks/useConfirmLeave.ts';
import { browserFields } from '../browserFields.ts';
import { knownFields } from '../drafts.ts';
import { useSubmission } from '../useSubmission.ts';
import { isOffline } from '../../lib/submission.ts';
import type { FunctionFailure } from '../../services/invokeFunction.ts';
import { submitLead } from '../../services/submitLead.ts';
import { castLead, emptyLead, leadFieldsSchema, type LeadFields } from './schema.ts';

export type LeadFormState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; message: string; isOffline: boolean }
  | { status: 'succeeded'; reference: string | undefined };

const isFieldName = (name: string | undefined): name is keyof LeadFields => name !== undefined && name in emptyLead;

const failureMessage = (failure: FunctionFailure): string =>
  failure.reason === 'rejected' ? failure.message : leadForm.failures[failure.reason];

/** The lead form's values, rules and submission. If it is closed or the page reloaded before the response, the next form has the draft. */
export function useLeadForm() {
  const submission = useSubmission('lead');
  const { draft, humanCheck, metaFor, once, forgetDraft } = submission;
  const [state, setState] = useState<LeadFormState>({ status: 'idle' });
  // Closing the tab would lose the lead.
  useConfirmLeave(state.status === 'submitting');

  async function send(values: LeadFields, helpers: FormikHelpers<LeadFields>) {
    setState({ status: 'submitting' });
    try {
      const fields = castLead(values);
      const meta = metaFor(fields);
      const turnstileToken = await humanCheck.takeToken();
      const result = await submitLead({ ...fields, ...meta, turnstileToken });
      if (result.ok) {
        forgetDraft();
        // A suspect lead is not a conversion.
        if (!result.data.suspect) report({ name: 'generate_lead', id: result.data.eventId });
        rememberVisitor(fields);
        setState({ status: 'succeeded', reference: result.data.reference });
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
    initialValues: knownFields(emptyLead, draft?.fields),
    validationSchema: leadFieldsSchema,
    onSubmit: (values, helpers) => once(() => send(values, helpers)),
  });

  const fields = browserFields(formik, submission.formRef);

  function submit() {
    fields.take();
    formik.handleSubmit();
  }

  function startOver() {
    setState({ status: 'idle' });
    formik.resetForm({ values: emptyLead });
    submission.startOver();
  }

  return { ...submission, formik, fields, state, submit, startOver };
}

export type LeadFormController = ReturnType<typeof useLeadForm>;
