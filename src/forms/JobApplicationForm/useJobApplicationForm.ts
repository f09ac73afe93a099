import { useFormik } from 'formik';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useNotify } from '../../components/Toasts/toastQueue.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import type { SurveyId } from '../../content/surveys.ts';
import { useConfirmLeave } from '../../hooks/useConfirmLeave.ts';
import { useSubmission } from '../../hooks/useSubmission.ts';
import { report } from '../../integrations/report.ts';
import { surveyUrl as surveyAddress } from '../../integrations/survey.ts';
import type { HumanCheckController } from '../../integrations/useHumanCheck.ts';
import { isOffline } from '../../lib/connection.ts';
import { openInNewTab } from '../../lib/openInNewTab.ts';
import { clearDraft, emptyFields, readDraft, writeDraft, type DraftFields } from './applicationDraft.ts';
import { readResume, type ReadFile } from './readResume.ts';
import type { UploadFailure } from '../../services/uploadResume.ts';
import { applicationFieldsSchema, applicationFormSchema } from './schema.ts';
import { sendApplication, type ApplicationOutcome } from './sendApplication.ts';

/** From the thanks to the closing of the dialog (specification section 9). */
export const CLOSE_DELAY_MS = 2500;

export type ApplicationFormState =
  | { status: 'idle' }
  /** `progress`: the part that has left, from 0 to 1. */
  | { status: 'uploading'; progress: number }
  | { status: 'submitting' }
  /** `detail`: what the backend said, in a sentence. */
  | { status: 'failed'; reason: 'uploadFailed' | 'submissionFailed'; detail?: string; isOffline: boolean }
  | { status: 'succeeded'; surveyUrl: string; isPopupBlocked: boolean };

export type ApplicationFormValues = DraftFields & { resume: ReadFile | null };

/** What the form needs to know of the job that is applied for. */
export type AppliedJob = { id: string; title: string; survey: SurveyId };

export type UseJobApplicationFormOptions = {
  job: AppliedJob;
  /** Called 2.5 s after the application was stored, unless the visitor still has to open the survey by hand. */
  onDone: () => void;
};

/** The payload's names for what the form calls otherwise. */
const formNames: Record<string, keyof ApplicationFormValues> = {
  fullName: 'firstName',
  linkedinUrl: 'linkedIn',
  resumeFileName: 'resume',
  resumePath: 'resume',
  resumeFileUrl: 'resume',
  yearsExperience: 'experience',
  startDate: 'availability',
  salaryExpectations: 'salary',
  preferredWorkArrangement: 'referral',
  agreesToTerms: 'agreement',
};

const formNameOf = (field: string): keyof ApplicationFormValues | undefined =>
  formNames[field] ?? (field === 'resume' || field in emptyFields ? (field as keyof ApplicationFormValues) : undefined);

/** Sentences that belong under the résumé, by what Storage says of the file. */
const fileProblems: Partial<Record<UploadFailure['reason'], string>> = {
  too_large: applicationForm.fileProblems.size,
  wrong_type: applicationForm.fileProblems.type,
};

/**
 * The application's values, rules, draft and submission. Whatever happens, nothing that was typed is lost: it outlives the dialog and
 * a reload in this tab, and is forgotten when the application is stored. Closing the form does not end a submission under way.
 */
export function useJobApplicationForm({ job, onDone }: UseJobApplicationFormOptions) {
  const [draft] = useState(() => readDraft(job.id));
  const [state, setState] = useState<ApplicationFormState>({ status: 'idle' });
  const [hasRestoredDraft, setHasRestoredDraft] = useState(draft !== null);
  const [resumeProblem, setResumeProblem] = useState<string>();
  const { websiteRef, humanCheck, metaFor, once } = useSubmission(draft?.sent);
  const notify = useNotify();
  const kept = useRef(draft?.kept ?? null);
  const sent = useRef(draft?.sent ?? null);
  const isStored = useRef(false);
  const abort = useRef<AbortController>();
  const readings = useRef(0);
  const done = useRef(onDone);
  const isInFlight = state.status === 'uploading' || state.status === 'submitting';

  const formik = useFormik<ApplicationFormValues>({
    initialValues: { ...emptyFields, ...draft?.fields, resume: null },
    validationSchema: applicationFormSchema,
    onSubmit: send,
  });
  const { values } = formik;

  const saveDraft = useCallback(
    (fields: ApplicationFormValues) => {
      if (!isStored.current) writeDraft(job.id, { fields, kept: kept.current, sent: sent.current });
    },
    [job.id],
  );

  useEffect(() => {
    done.current = onDone;
  });

  // The draft follows what is typed; everything else it holds is a ref.
  useEffect(() => saveDraft(values), [values, saveDraft]);

  useEffect(() => {
    if (state.status !== 'succeeded' || state.isPopupBlocked) return undefined;
    const timer = setTimeout(() => done.current(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);

  // Reloading or leaving the site would cut the upload off.
  useConfirmLeave(isInFlight);

  /** Messages of one topic replace each other: an error is not on the page beside the thanks. */
  const showToast = (tone: 'error' | 'success', message: keyof typeof applicationForm.toasts) =>
    notify[tone]({ ...applicationForm.toasts[message], topic: 'application' });

  async function attachResume(file: File) {
    readings.current += 1;
    const reading = readings.current;
    const result = await readResume(file);
    // Somebody who is quick has chosen another one by now.
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

  /** The same content has the same key, before and after a reload. */
  function rememberedMeta(content: unknown, sentValues: ApplicationFormValues) {
    const meta = metaFor(content);
    sent.current = { content: JSON.stringify(content), key: meta.idempotencyKey };
    saveDraft(sentValues);
    return meta;
  }

  async function send(sentValues: ApplicationFormValues) {
    const { resume: file } = sentValues;
    if (!file) return;
    abort.current = new AbortController();
    try {
      const outcome = await sendApplication({
        position: job.title,
        fields: applicationFieldsSchema.cast(sentValues, { stripUnknown: true }),
        file,
        kept: kept.current,
        takeToken: humanCheck.takeToken,
        metaFor: (content) => rememberedMeta(content, sentValues),
        onProgress: (progress) => setState({ status: 'uploading', progress }),
        onKept: (upload) => {
          kept.current = upload;
          saveDraft(sentValues);
        },
        onSubmitting: () => setState({ status: 'submitting' }),
        signal: abort.current.signal,
      });
      settle(outcome);
    } catch {
      settle({ status: 'submissionFailed' });
    }
  }

  function settle(outcome: ApplicationOutcome) {
    if (outcome.status === 'cancelled') {
      setState({ status: 'idle' });
      return;
    }
    if (outcome.status === 'stored') {
      isStored.current = true;
      // What looks like a robot's is no conversion.
      if (sent.current && !outcome.suspect) report({ name: 'apply_submitted', id: sent.current.key });
      clearDraft(job.id);
      showToast('success', 'succeeded');
      const surveyUrl = surveyAddress(job.survey);
      setState({ status: 'succeeded', surveyUrl, isPopupBlocked: !openInNewTab(surveyUrl) });
      return;
    }
    showToast('error', outcome.status);
    if (outcome.status === 'uploadFailed') {
      const { failure } = outcome;
      setResumeProblem(fileProblems[failure.reason]);
      const detail = failure.reason === 'rejected' ? failure.message : undefined;
      setState({ status: 'failed', reason: outcome.status, isOffline: isOffline(), ...(detail ? { detail } : {}) });
      return;
    }
    const { message, field } = outcome;
    const name = field && formNameOf(field);
    if (name === 'resume') setResumeProblem(message);
    else if (name) formik.setFieldError(name, message);
    setState({ status: 'failed', reason: outcome.status, isOffline: isOffline(), ...(message ? { detail: message } : {}) });
  }

  const submit = () =>
    once(async () => {
      // A file that was refused is no matter any more while another is attached.
      if (values.resume) setResumeProblem(undefined);
      const errors = await formik.validateForm();
      if (errors.agreement ?? errors.cultureIndexAgreement) showToast('error', 'agreementMissing');
      else if (errors.coverLetter) showToast('error', 'videoMissing');
      await formik.submitForm();
    });

  function discardDraft() {
    kept.current = null;
    sent.current = null;
    readings.current += 1;
    setResumeProblem(undefined);
    setHasRestoredDraft(false);
    setState({ status: 'idle' });
    formik.resetForm({ values: { ...emptyFields, resume: null } });
  }

  return {
    formik,
    state,
    isInFlight,
    websiteRef,
    humanCheck,
    resumeProblem,
    hasRestoredDraft,
    attachResume,
    removeResume,
    submit,
    cancelUpload: () => abort.current?.abort(),
    discardDraft,
  };
}

export type JobApplicationFormController = {
  formik: ReturnType<typeof useFormik<ApplicationFormValues>>;
  state: ApplicationFormState;
  /** Something is on its way: closing now has to be asked about. */
  isInFlight: boolean;
  /** The hidden field that people never see and robots fill. */
  websiteRef: RefObject<HTMLInputElement>;
  humanCheck: HumanCheckController;
  /** What is wrong with the file that was chosen last. */
  resumeProblem: string | undefined;
  /** The form opened with what was typed earlier in this tab. */
  hasRestoredDraft: boolean;
  attachResume: (file: File) => Promise<void>;
  removeResume: () => Promise<void>;
  submit: () => Promise<void>;
  cancelUpload: () => void;
  discardDraft: () => void;
};
