import { useState, type FormEvent } from 'react';
import { useNotify } from '../../components/Toasts/useNotify.ts';
import { contact } from '../../content/contact.ts';
import { useConfirmLeave } from '../../hooks/useConfirmLeave.ts';
import { useSubmission } from '../useSubmission.ts';
import { submitContactMessage } from '../../services/submitContactMessage.ts';

const { form } = contact;

/** Toasts of one topic replace each other. */
const TOPIC = 'contact';

/** `field`: the one that the backend rejected. */
export type ContactFormState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; message: string; field?: string }
  | { status: 'succeeded'; reference: string | undefined };

function readFields({ elements }: HTMLFormElement) {
  const control = (name: string) => elements.namedItem(name) as HTMLInputElement;
  return {
    firstName: control('firstName').value,
    lastName: control('lastName').value,
    email: control('email').value,
    phone: control('phone').value,
    businessType: control('businessType').value,
    message: control('message').value,
    smsConsent: control('smsConsent').checked,
  };
}

/** The contact form's submission. Its values are in the form's own fields, so no failure can lose them. */
export function useContactForm() {
  const [state, setState] = useState<ContactFormState>({ status: 'idle' });
  const [invalid, setInvalid] = useState<Readonly<Record<string, string>>>({});
  const submission = useSubmission('message', 'contact');
  const { humanCheck, metaFor, once, forgetDraft } = submission;
  const notify = useNotify();
  // Closing the tab would lose the message.
  useConfirmLeave(state.status === 'submitting');

  const fail = (message: string, field?: string) => {
    setState({ status: 'failed', message, field });
    notify.error({ ...form.failure.toast, topic: TOPIC });
  };

  async function send(fields: ReturnType<typeof readFields>) {
    setState({ status: 'submitting' });
    try {
      const { smsConsentVersion } = form;
      const meta = metaFor(fields);
      const turnstileToken = await humanCheck.takeToken();
      const result = await submitContactMessage({ ...fields, smsConsentVersion, ...meta, turnstileToken });
      if (result.ok) {
        forgetDraft();
        setState({ status: 'succeeded', reference: result.data.reference });
        notify.success({ ...form.success.toast, topic: TOPIC });
      } else if (result.failure.reason === 'rejected') {
        fail(result.failure.message, result.failure.field);
      } else {
        fail(form.failure[result.failure.reason]);
      }
    } catch {
      fail(form.failure.unavailable);
    }
  }

  return {
    ...submission,
    state,
    /** What the browser's own checks found, in its words, by the name of the field. */
    invalid,
    /**
     * Says what a field's check found below the field, and focuses the first. The browser would say it of one field alone, in a bubble that
     * covers what is beside it.
     */
    explain: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const control = event.target as HTMLInputElement;
      setInvalid((others) => ({ ...others, [control.name]: control.validationMessage }));
      const fields = Array.from(event.currentTarget.elements) as HTMLInputElement[];
      if (control === fields.find(({ validity }) => !validity.valid)) control.focus();
    },
    /** Takes back what was said of a field, or says what is wrong with it now. */
    checkAgain: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name, validationMessage } = target as HTMLInputElement;
      if (invalid[name]) setInvalid({ ...invalid, [name]: validationMessage });
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A field that was filled in without an event is valid now.
      setInvalid({});
      const fields = readFields(event.currentTarget);
      void once(() => send(fields));
    },
    /** Shows the form again after a sent message. */
    startAgain: () => setState({ status: 'idle' }),
    startOver: () => {
      setState({ status: 'idle' });
      setInvalid({});
      submission.startOver();
    },
  };
}

export type ContactFormController = ReturnType<typeof useContactForm>;
