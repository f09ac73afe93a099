import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field, TextInput } from '../../components/Field.tsx';
import { Honeypot } from '../../components/Honeypot.tsx';
import { HumanCheck } from '../../components/HumanCheck.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PhoneInput } from '../../components/PhoneInput.tsx';
import { leadForm } from '../../content/leadForm.ts';
import { useFocusFirstInvalid } from '../../hooks/useFocusFirstInvalid.ts';
import { useShowSubmit } from '../../hooks/useShowSubmit.ts';
import { CenteredSmall, ClickShield, Form, Success, SuccessText, SuccessTitle } from '../form.styles.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { PolicyLink } from '../parts/PolicyLink.tsx';
import { Reference } from '../Reference.tsx';
import { inputs, leadFieldNames } from './schema.ts';
import type { LeadFormController } from './useLeadForm.ts';

/** The thanks before the redirect. Takes the form's focus, which would be lost with the form. */
function Thanks({ reference }: { reference: string | undefined }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Success role="status">
      <ClickShield />
      <CircleCheckBig size={48} strokeWidth={1.25} aria-hidden />
      <SuccessTitle ref={title} tabIndex={-1}>
        {leadForm.successTitle}
      </SuccessTitle>
      <SuccessText>{leadForm.successText}</SuccessText>
      <Reference number={reference} />
    </Success>
  );
}

/** The lead form in a given state; `useLeadForm` changes it. */
export function LeadForm({ form }: { form: LeadFormController }) {
  const { formik, fields, state, websiteRef, humanCheck, draft, isRestored, submit, startOver } = form;
  const { name: formName, formKey, formRef, attachForm } = form;
  useFocusFirstInvalid(formRef, formik.submitCount, formik.isValidating || formik.isSubmitting);

  const isSubmitting = state.status === 'submitting';
  const submitRef = useShowSubmit(isSubmitting);

  if (state.status === 'succeeded') return <Thanks reference={state.reference} />;

  return (
    <Form
      key={formKey}
      ref={attachForm}
      name={formName}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      onFocus={humanCheck.start}
      onBlur={fields.follow}
      noValidate
    >
      {isRestored && state.status !== 'failed' ? (
        <Notice>
          <strong>{leadForm.offeredAgain.title}</strong>
          {draft?.sent ? <p>{leadForm.offeredAgain.text}</p> : null}
        </Notice>
      ) : null}
      {leadFieldNames.map((name) => {
        const { type, autoComplete, isRequired } = inputs[name];
        const error = formik.touched[name] ? formik.errors[name] : undefined;
        const Input = type === 'tel' ? PhoneInput : TextInput;
        return (
          <Field key={name} label={leadForm.labels[name]} isRequired={isRequired} error={error}>
            {(control) => <Input {...control} {...fields.field(name)} type={type} autoComplete={autoComplete} />}
          </Field>
        );
      })}
      <Honeypot ref={websiteRef} />
      {state.status === 'failed' ? (
        <FailureNotice
          advice={state.isOffline ? leadForm.offline : leadForm.afterFailure}
          phone={leadForm.phone}
          email={leadForm.email}
        >
          <strong>{state.message}</strong>
        </FailureNotice>
      ) : null}
      <HumanCheck status={humanCheck.status} containerRef={humanCheck.containerRef} onRetry={humanCheck.retry} />
      <Button ref={submitRef} type="submit" size="large" disabled={isSubmitting}>
        {isSubmitting ? leadForm.submitting : leadForm.submit}
      </Button>
      {isRestored && !isSubmitting ? (
        <Button variant="quiet" onClick={startOver}>
          {leadForm.offeredAgain.discard}
        </Button>
      ) : null}
      <CenteredSmall>
        {leadForm.privacy.text} <PolicyLink route="privacyPolicy">{leadForm.privacy.link}</PolicyLink>
      </CenteredSmall>
    </Form>
  );
}
