import type { FormEvent, ReactElement } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field, TextInput, type ControlProps } from '../../components/Field.tsx';
import { Honeypot } from '../../components/Honeypot.tsx';
import { HumanCheck } from '../../components/HumanCheck.tsx';
import { PhoneInput } from '../../components/PhoneInput.tsx';
import { leadForm } from '../../content/leadForm.ts';
import { useFocusFirstInvalid } from '../../hooks/useFocusFirstInvalid.ts';
import { useShowSubmit } from '../../hooks/useShowSubmit.ts';
import { CenteredSmall, Form } from '../form.styles.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { KeptNotice } from '../parts/KeptNotice.tsx';
import { PolicyLink } from '../parts/PolicyLink.tsx';
import { Thanks } from '../parts/Thanks.tsx';
import { isRequired, leadFieldNames, type LeadFields } from './schema.ts';
import type { LeadFormController } from './useLeadForm.ts';

type Control = ControlProps & ReturnType<LeadFormController['fields']['field']>;

/** The control of each field: an input, or a `Select`. */
const controls: Record<keyof LeadFields, (control: Control) => ReactElement> = {
  name: (control) => <TextInput {...control} type="text" autoComplete="name" />,
  email: (control) => <TextInput {...control} type="email" autoComplete="email" />,
  phone: (control) => <PhoneInput {...control} autoComplete="tel" />,
  businessName: (control) => <TextInput {...control} type="text" autoComplete="organization" />,
};

/** The lead form in a given state; `useLeadForm` changes it. */
export function LeadForm({ form }: { form: LeadFormController }) {
  const { formik, fields, state, websiteRef, humanCheck, draft, isRestored, submit, startOver } = form;
  const { name: formName, formKey, formRef, attachForm } = form;
  useFocusFirstInvalid(formRef, formik.submitCount, formik.isValidating || formik.isSubmitting);

  const isSubmitting = state.status === 'submitting';
  const submitRef = useShowSubmit(isSubmitting);

  if (state.status === 'succeeded') {
    return <Thanks title={leadForm.successTitle} text={leadForm.successText} reference={state.reference} />;
  }

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
        <KeptNotice title={leadForm.offeredAgain.title} text={draft?.sent ? leadForm.offeredAgain.text : undefined} />
      ) : null}
      {leadFieldNames.map((name) => {
        const error = formik.touched[name] ? formik.errors[name] : undefined;
        return (
          <Field key={name} label={leadForm.labels[name]} isRequired={isRequired(name)} error={error}>
            {(control) => controls[name]({ ...control, ...fields.field(name) })}
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
