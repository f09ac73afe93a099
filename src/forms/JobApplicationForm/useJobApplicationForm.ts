import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../../components/Toasts/useNotify.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { referenceCopy } from '../../content/reference.ts';
import type { SurveyId } from '../../content/surveys.ts';
import { useConfirmLeave } from '../../hooks/useConfirmLeave.ts';
import { rememberApplication } from '../../hooks/useSentApplication.ts';
import { browserFields } from '../browserFields.ts';
import { knownFields, writeDraft } from '../drafts.ts';
import { useSubmission } from '../useSubmission.ts';
import { report } from '../../integrations/report.ts';
import { surveyUrl as surveyAddress } from '../../integrations/survey.ts';
import { isOffline } from '../../lib/submission.ts';
import { openInNewTab } from '../../lib/openInNewTab.ts';
import { emptyFields, fieldOf, toastOf, type TypedApplication } from './fields.ts';
import { readResume, type ReadFile } from './readResume.ts';
import type { UploadFailure } from '../../services/uploadResume.ts';
import { applicationFieldsSchema, applicationFormSchema } from './schema.ts';
import { sendApplication, type ApplicationOutcome, type SavedUpload } from './sendApplication.ts';

/** The toasts of an application replace each other under this name. */
const TOPIC = 'application';

/** How long the thanks are shown (specification section 9). */
const CLOSE_DELAY_MS = 2500;

export type ApplicationFormState =
  | { status: 'idle' }
  /** `progress`: from 0 to 1. */
  | { status: 'uploading'; progress: number }
  | { status: 'submitting' }
  /** `detail`: the backend's message, or what stopped the upload. */
  | { status: 'failed'; reason: 'uploadFailed' | 'submissionFailed'; detail?: string; isOffline: boolean }
  | { status: 'succeeded'; surveyUrl: string; isPopupBlocked: boolean; reference: string | undefined };

export type ApplicationFormValues = TypedApplication & { resume: ReadFile | null };

export type AppliedJob = { id: string; title: string; survey: SurveyId };

export type UseJobApplicationFormOptions = {
  job: AppliedJob;
  /** Called 2.5 s after the application was stored, unless the applicant still has to open the survey. */
  onDone: () => void;
};

/** Messages for the résumé field. */
const fileProblems: Partial<Record<UploadFailure['reason'], string>> = {
  too_large: applicationForm.fileProblems.size,
  wrong_type: applicationForm.fileProblems.type,
};

const uploadProblems: Partial<Record<UploadFailure['reason'], string>> = applicationForm.uploadProblems;

/** Offline, the form says what helps instead. */
function detailOf(failure: UploadFailure): string | undefined {
  if (failure.reason === 'rejected') return failure.message;
  return isOffline() ? undefined : uploadProblems[failure.reason];
}

/** The application's values, rules and submission. Closing the form does not cancel a submission. */
export function useJobApplicationForm({ job, onDone }: UseJobApplicationFormOptions) {
  const submission = useSubmission('application', `application-${job.id}`);
  const { name, draft, humanCheck, metaFor, once, forgetDraft } = submission;
  const [state, setState] = useState<ApplicationFormState>({ status: 'idle' });
  const [resumeProblem, setResumeProblem] = useState<string>();
  const notify = useNotify();
  const savedUpload = useRef(draft?.rest as SavedUpload | null | undefined);
  const abort = useRef<AbortController>();
  const readings = useRef(0);
  const done = useRef(onDone);
  const isInFlight = state.status === 'uploading' || state.status === 'submitting';

  const formik = useFormik<ApplicationFormValues>({
    initialValues: { ...knownFields(emptyFields, draft?.fields), resume: null },
    validationSchema: applicationFormSchema,
    onSubmit: send,
  });
  const { values } = formik;

  const fields = browserFields(formik, submission.formRef);

  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    if (state.status !== 'succeeded' || state.isPopupBlocked) return undefined;
    const timer = setTimeout(() => done.current(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);

  // Reloading or leaving the site would cut the upload off.
  useConfirmLeave(isInFlight);

  /** Toasts of one topic replace each other. */
  const showError = (message: keyof typeof applicationForm.toasts) =>
    notify.error({ ...applicationForm.toasts[message], topic: TOPIC });

  /** A message with a number stays until the applicant comes back from the survey. */
  function thank(reference: string | undefined) {
    const { title, text } = applicationForm.toasts.succeeded;
    if (reference === undefined) notify.success({ title, text, topic: TOPIC });
    else notify.success({ title, text: `${text} ${referenceCopy.label} ${reference}`, showMs: Infinity, topic: TOPIC });
  }

  async function attachResume(file: File) {
    readings.current += 1;
    const reading = readings.current;
    const result = await readResume(file);
    // Another file was chosen meanwhile.
    if (reading !== readings.current) return;
    if (result.ok) {
      setResumeProblem(undefined);
      await formik.setFieldValue('resume', result.file);
      return;
    }
    const earlier = values.resume ? ` ${applicationForm.earlierFileKept(values.resume.name)}` : '';
    setResumeProblem(applicationForm.fileProblems[result.problem] + earlier);
  }

  async function removeResume() {
    readings.current += 1;
    setResumeProblem(undefined);
    await formik.setFieldValue('resume', null);
  }

  async function send(sentValues: ApplicationFormValues) {
    const { resume: file } = sentValues;
    if (!file) return;
    abort.current = new AbortController();
    const typed = knownFields(emptyFields, sentValues);
    try {
      const outcome = await sendApplication({
        position: job.title,
        fields: applicationFieldsSchema.cast(sentValues, { stripUnknown: true }),
        file,
        savedUpload: savedUpload.current ?? null,
        takeToken: humanCheck.takeToken,
        metaFor: (content) => metaFor(typed, content),
        onProgress: (progress) => setState({ status: 'uploading', progress }),
        onUploadSaved: (upload) => {
          savedUpload.current = upload;
          writeDraft(name, { fields: typed, rest: upload });
        },
        onSubmitting: () => setState({ status: 'submitting' }),
        signal: abort.current.signal,
      });
      settle(outcome);
    } catch {
      settle({ status: 'submissionFailed' });
    }
  }

  const failWith = (reason: 'uploadFailed' | 'submissionFailed', detail: string | undefined) =>
    setState({ status: 'failed', reason, isOffline: isOffline(), detail });

  function settle(outcome: ApplicationOutcome) {
    if (outcome.status === 'canceled') {
      setState({ status: 'idle' });
      return;
    }
    if (outcome.status === 'stored') {
      // A suspect application is not a conversion.
      if (!outcome.suspect) report({ name: 'apply_submitted', id: outcome.eventId });
      forgetDraft();
      const { reference } = outcome;
      rememberApplication(job.id, reference);
      thank(reference);
      const surveyUrl = surveyAddress(job.survey);
      setState({ status: 'succeeded', surveyUrl, isPopupBlocked: !openInNewTab(surveyUrl), reference });
      return;
    }
    showError(outcome.status);
    if (outcome.status === 'uploadFailed') {
      const { failure } = outcome;
      setResumeProblem(fileProblems[failure.reason]);
      failWith('uploadFailed', detailOf(failure));
      return;
    }
    const { message, field } = outcome;
    const name = field && fieldOf(field);
    if (name === 'resume') setResumeProblem(message);
    else if (name) formik.setFieldError(name, message);
    failWith('submissionFailed', message);
  }

  const submit = () =>
    once(async () => {
      fields.take();
      // The rejected file does not matter while another one is attached.
      if (values.resume) setResumeProblem(undefined);
      const problems = new Set(Object.keys(await formik.validateForm()).map(toastOf));
      const [message] = problems;
      if (message && problems.size === 1) showError(message);
      await formik.submitForm();
    });

  function startOver() {
    savedUpload.current = null;
    readings.current += 1;
    setResumeProblem(undefined);
    setState({ status: 'idle' });
    formik.resetForm({ values: { ...emptyFields, resume: null } });
    submission.startOver();
  }

  return {
    ...submission,
    formik,
    fields,
    state,
    /** Closing needs a confirmation. */
    isInFlight,
    /** The error of the file that was chosen last. */
    resumeProblem,
    attachResume,
    removeResume,
    submit,
    cancelUpload: () => abort.current?.abort(),
    startOver,
  };
}

export type JobApplicationFormController = ReturnType<typeof useJobApplicationForm>;
