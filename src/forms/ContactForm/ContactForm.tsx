import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { useEffect, useRef, type FormEvent } from 'react';
import { visibleText } from '../../../supabase/functions/_shared/visibleText.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CheckboxField } from '../../components/CheckboxField.tsx';
import { Field, TextArea, TextInput } from '../../components/Field.tsx';
import { Honeypot } from '../../components/Honeypot.tsx';
import { HumanCheck } from '../../components/HumanCheck.tsx';
import { PhoneInput } from '../../components/PhoneInput.tsx';
import { Small } from '../../components/text.ts';
import { contact } from '../../content/contact.ts';
import { useShowSubmit } from '../../hooks/useShowSubmit.ts';
import { ClickShield, Form } from '../form.styles.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { PolicyLink } from '../parts/PolicyLink.tsx';
import { Reference } from '../parts/Reference.tsx';
import { Row, Success, SuccessTitle, Ways } from './ContactForm.styles.ts';
import type { ContactFormController } from './useContactForm.ts';

const { form: copy, details } = contact;

/** The browser would reject an email with an invisible character, and the visitor could not see why. */
function dropInvisible({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const visible = visibleText(input.value);
  if (visible !== input.value) input.value = visible;
}

/** Focuses the rejected field or the thanks after the response. */
function useFocusOnResponse({ state, formRef: form }: ContactFormController) {
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (state.status === 'succeeded') thanks.current?.focus();
  }, [state, form]);
  return thanks;
}

/** The contact form in a given state. The browser checks the fields before anything is sent (specification section 5). */
export function ContactForm({ controller }: { controller: ContactFormController }) {
  const { state, websiteRef, humanCheck, isRestored, submit, startAgain, startOver } = controller;
  const { name, formKey, attachForm, invalid, explain, checkAgain } = controller;
  const thanks = useFocusOnResponse(controller);
  const isSubmitting = state.status === 'submitting';
  const submitRef = useShowSubmit(isSubmitting);

  if (state.status === 'succeeded') {
    const { next, ways } = copy.success;
    return (
      <Success>
        <ClickShield />
        <CircleCheckBig size={48} strokeWidth={1.25} aria-hidden />
        <SuccessTitle ref={thanks} tabIndex={-1}>
          {copy.success.title}
        </SuccessTitle>
        <p>{copy.success.text}</p>
        <Reference number={state.reference} />
        <h3>{next.title}</h3>
        <ol>
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{ways.text}</p>
        <Ways>
          {ways.links.map(({ label, to }) => (
            <ButtonLink key={label} to={to} variant="secondary">
              {label}
            </ButtonLink>
          ))}
          <Button variant="quiet" onClick={startAgain}>
            {copy.success.again}
          </Button>
        </Ways>
      </Success>
    );
  }

  const errorOf = (name: string) => (state.status === 'failed' && state.field === name ? state.message : invalid[name]);
  const { labels, placeholders, hints } = copy;
  return (
    // Without JavaScript the form opens the visitor's mail program.
    <Form
      key={formKey}
      ref={attachForm}
      name={name}
      onSubmit={submit}
      onInvalidCapture={explain}
      onInput={checkAgain}
      onFocus={humanCheck.start}
      action={`mailto:${details.email}`}
      method="post"
      encType="text/plain"
    >
      <Row>
        <Field label={labels.firstName} isRequired error={errorOf('firstName')}>
          {(control) => <TextInput {...control} name="firstName" autoComplete="given-name" maxLength={80} />}
        </Field>
        <Field label={labels.lastName} isRequired error={errorOf('lastName')}>
          {(control) => <TextInput {...control} name="lastName" autoComplete="family-name" maxLength={80} />}
        </Field>
      </Row>
      <Field label={labels.email} isRequired error={errorOf('email')}>
        {(control) => (
          <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={254} onInput={dropInvisible} />
        )}
      </Field>
      <Field label={labels.businessType} hint={hints.businessType} error={errorOf('businessType')}>
        {(control) => <TextInput {...control} name="businessType" placeholder={placeholders.businessType} maxLength={160} />}
      </Field>
      <Field label={labels.message} error={errorOf('message')}>
        {(control) => <TextArea {...control} name="message" rows={4} placeholder={placeholders.message} maxLength={5000} />}
      </Field>
      <Field label={labels.phone} hint={hints.phone} error={errorOf('phone')}>
        {(control) => <PhoneInput {...control} name="phone" maxLength={40} />}
      </Field>
      <CheckboxField name="smsConsent" required label={labels.smsConsent} hint={hints.smsConsent} error={errorOf('smsConsent')} />
      <Honeypot ref={websiteRef} />
      {state.status === 'failed' ? (
        <FailureNotice advice={copy.failure.text} phone={details.phone} email={details.email}>
          <strong>{copy.failure.title}</strong>
          <p>{state.message}</p>
        </FailureNotice>
      ) : null}
      <HumanCheck status={humanCheck.status} containerRef={humanCheck.containerRef} onRetry={humanCheck.retry} />
      <Button ref={submitRef} type="submit" size="large" disabled={isSubmitting}>
        {isSubmitting ? copy.submitting : copy.submit}
      </Button>
      {isRestored && !isSubmitting ? (
        <Button variant="quiet" onClick={startOver}>
          {copy.discard}
        </Button>
      ) : null}
      <Small>
        {copy.privacy.text} <PolicyLink route="privacyPolicy">{copy.privacy.link}</PolicyLink>
      </Small>
    </Form>
  );
}
