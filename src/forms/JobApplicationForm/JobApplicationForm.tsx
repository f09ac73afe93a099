import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { applicationChoices } from '../../../supabase/functions/_shared/applicationSchema.ts';
import { RESUME_TYPES } from '../../../supabase/functions/_shared/resumePath.ts';
import { Button } from '../../components/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField.tsx';
import { Field, TextInput } from '../../components/Field.tsx';
import { FileField } from '../../components/FileField/FileField.tsx';
import { Honeypot } from '../../components/Honeypot.tsx';
import { HumanCheck } from '../../components/HumanCheck.tsx';
import { Select, type SelectProps } from '../../components/Select.tsx';
import { PhoneInput } from '../../components/PhoneInput.tsx';
import { Small } from '../../components/text.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { useFocusFirstInvalid } from '../../hooks/useFocusFirstInvalid.ts';
import { useShowSubmit } from '../../hooks/useShowSubmit.ts';
import { isComposing } from '../../lib/keys.ts';
import { ApplicationSuccess } from './ApplicationSuccess.tsx';
import { CenteredSmall } from '../form.styles.ts';
import { optionsOf } from '../optionsOf.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { KeptNotice } from '../parts/KeptNotice.tsx';
import { PolicyLink } from '../parts/PolicyLink.tsx';
import { Agreements, Foot, Form, Group, GroupTitle, Pair } from './JobApplicationForm.styles.ts';
import { textFields, type AgreementName, type ChoiceName, type FieldName, type TextName } from './fields.ts';
import { SendingPanel } from './SendingPanel.tsx';
import type { JobApplicationFormController } from './useJobApplicationForm.ts';

const { labels, options, draft: draftCopy } = applicationForm;
const hints: Partial<Record<FieldName, string>> = applicationForm.hints;

const choices: Record<ChoiceName, SelectProps['options']> = {
  experience: optionsOf(applicationChoices.experience, options.experience),
  availability: optionsOf(applicationChoices.availability, options.availability),
  referral: optionsOf(applicationChoices.referral, options.referral),
};

/** The media types are listed too, because phones filter files by nothing else. */
const ACCEPTED = Object.entries(RESUME_TYPES)
  .map(([extension, type]) => `.${extension},${type}`)
  .join(',');

type JobApplicationFormProps = { form: JobApplicationFormController; isHidden?: boolean; onClose: () => void };

/** The job application in a given state; `useJobApplicationForm` changes it. */
export function JobApplicationForm({ form, isHidden = false, onClose }: JobApplicationFormProps) {
  const { formik, fields, state, isInFlight, websiteRef, humanCheck, resumeProblem, isRestored } = form;
  const { attachResume, removeResume, submit, cancelUpload, startOver } = form;
  const { name: formName, formKey, formRef, attachForm } = form;
  useFocusFirstInvalid(formRef, formik.submitCount, formik.isValidating || formik.isSubmitting);
  const submitRef = useShowSubmit(isInFlight);
  const whyDisabledId = useId();
  const { agreement, cultureIndexAgreement, resume } = formik.values;
  const hasAgreed = agreement && cultureIndexAgreement;

  if (state.status === 'succeeded') return <ApplicationSuccess {...state} onClose={onClose} />;

  const errorOf = (name: FieldName) => (formik.touched[name] ? formik.errors[name] : undefined);

  // While the button is disabled, the browser ignores Enter without a message.
  const explainOnEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !isComposing(nativeEvent) && !hasAgreed && !isInFlight) void submit();
  };

  const textField = (name: TextName) => {
    const { type, autoComplete = 'off', isOptional, errorLines } = textFields[name];
    const Input = type === 'tel' ? PhoneInput : TextInput;
    return (
      <Field label={labels[name]} isRequired={!isOptional} hint={hints[name]} error={errorOf(name)} errorLines={errorLines}>
        {(control) => (
          <Input
            {...control}
            {...fields.field(name)}
            type={type}
            autoComplete={autoComplete}
            dir="auto"
            onKeyDown={explainOnEnter}
          />
        )}
      </Field>
    );
  };

  const choice = (name: ChoiceName) => (
    <Field label={labels[name]} error={errorOf(name)}>
      {(control) => <Select {...control} {...fields.field(name)} options={choices[name]} />}
    </Field>
  );

  const agreementBox = (name: AgreementName) => (
    <CheckboxField {...formik.getFieldProps({ name, type: 'checkbox' })} required label={labels[name]} error={errorOf(name)} />
  );

  return (
    <Form
      key={formKey}
      ref={attachForm}
      name={formName}
      noValidate
      onFocus={humanCheck.start}
      onBlur={fields.follow}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {isRestored ? <KeptNotice title={draftCopy.restored} text={draftCopy.attachAgain} /> : null}
      <Group disabled={isInFlight}>
        <GroupTitle>{applicationForm.groups.person}</GroupTitle>
        <Pair>
          {textField('firstName')}
          {textField('lastName')}
        </Pair>
        {textField('email')}
        {textField('phone')}
        {textField('linkedIn')}
      </Group>
      <Group disabled={isInFlight}>
        <GroupTitle>{applicationForm.groups.material}</GroupTitle>
        <FileField
          label={labels.resume}
          hint={applicationForm.hints.resume}
          error={resumeProblem ?? errorOf('resume')}
          accept={ACCEPTED}
          file={resume}
          onChoose={(file) => void attachResume(file)}
          onRemove={() => void removeResume()}
          isDisabled={isInFlight}
          copy={applicationForm.file}
        />
        {textField('coverLetter')}
      </Group>
      <Group disabled={isInFlight}>
        <GroupTitle>{applicationForm.groups.questions}</GroupTitle>
        <Pair>
          {choice('experience')}
          {choice('availability')}
        </Pair>
        {textField('salary')}
        {choice('referral')}
      </Group>
      <Group disabled={isInFlight}>
        <GroupTitle>{applicationForm.groups.agreements}</GroupTitle>
        <Agreements>
          {agreementBox('agreement')}
          {agreementBox('cultureIndexAgreement')}
          <Small>
            <PolicyLink route="termsAndConditions">{applicationForm.termsLink}</PolicyLink>
            {' · '}
            <PolicyLink route="privacyPolicy">{applicationForm.privacyLink}</PolicyLink>
          </Small>
        </Agreements>
      </Group>
      <Honeypot ref={websiteRef} />
      <Foot>
        <HumanCheck status={humanCheck.status} containerRef={humanCheck.containerRef} onRetry={humanCheck.retry} />
        <Failure state={state} />
        <Button
          ref={submitRef}
          type="submit"
          size="large"
          disabled={!hasAgreed || isInFlight}
          aria-describedby={hasAgreed ? undefined : whyDisabledId}
        >
          {isInFlight ? applicationForm.submitting : applicationForm.submit}
        </Button>
        {hasAgreed ? null : <CenteredSmall id={whyDisabledId}>{applicationForm.whyDisabled}</CenteredSmall>}
        {isInFlight ? (
          <SendingPanel
            progress={state.status === 'uploading' ? state.progress : null}
            isHidden={isHidden}
            onCancel={cancelUpload}
          />
        ) : null}
        {isRestored && !isInFlight ? (
          <Button variant="quiet" onClick={startOver}>
            {draftCopy.discard}
          </Button>
        ) : null}
      </Foot>
    </Form>
  );
}

function adviceAfter({ reason, isOffline }: Extract<JobApplicationFormController['state'], { status: 'failed' }>): string {
  if (isOffline) return applicationForm.offline;
  return reason === 'uploadFailed' ? applicationForm.afterUploadFailure : applicationForm.afterFailure;
}

/** The error and our contact details, for visitors who miss the toast. */
function Failure({ state }: { state: JobApplicationFormController['state'] }) {
  if (state.status !== 'failed') return null;
  const { title, text } = applicationForm.toasts[state.reason];
  return (
    <FailureNotice advice={adviceAfter(state)} phone={applicationForm.phone} email={applicationForm.email}>
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      {state.detail ? <p>{state.detail}</p> : null}
    </FailureNotice>
  );
}
