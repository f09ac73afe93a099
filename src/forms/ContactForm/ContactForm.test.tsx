import { act, fireEvent, render, screen } from '@testing-library/react';
import { sender } from '../../../mocks/fixtures/contactMessage.ts';
import { NotifyContext, type Notify } from '../../components/Toasts/useNotify.ts';
import { contact } from '../../content/contact.ts';
import { submitContactMessage } from '../../services/submitContactMessage.ts';
import { ContactForm } from './ContactForm.tsx';
import { useContactForm } from './useContactForm.ts';

jest.mock('../../services/submitContactMessage.ts');

const { form: words } = contact;
const typed = Object.entries(sender).filter(([name]) => name !== 'smsConsent');
const submit = jest.mocked(submitContactMessage);
const notify = { success: jest.fn(), error: jest.fn() } satisfies Notify;
const start = jest.fn();
const takeToken = jest.fn(() => Promise.resolve<string | undefined>(undefined));

function Connected() {
  const controller = useContactForm();
  return <ContactForm controller={{ ...controller, humanCheck: { ...controller.humanCheck, start } }} />;
}

jest.mock('../../integrations/useHumanCheck.ts', () => ({
  useHumanCheck: () => ({
    status: 'off',
    containerRef: () => undefined,
    start: () => undefined,
    retry: () => undefined,
    takeToken,
  }),
}));

const control = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
function form(): HTMLFormElement {
  const [found] = document.forms;
  if (!found) throw new Error('There is no form.');
  return found;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Performs an action and waits until the form has handled it. */
const doing = (action: () => unknown) =>
  act(async () => {
    action();
    await Promise.resolve();
  });
const submitForm = () => doing(() => fireEvent.submit(form()));

const renderForm = () =>
  render(
    <NotifyContext.Provider value={notify}>
      <Connected />
    </NotifyContext.Provider>,
  );

function fillIn() {
  for (const [name, value] of typed) fireEvent.change(control(name), { target: { value } });
  fireEvent.click(control('smsConsent'));
}

/** Makes the response pending; the returned function resolves it. */
function pendingResponse() {
  let respond: (result: Awaited<ReturnType<typeof submitContactMessage>>) => void = () => undefined;
  submit.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  return (result: Parameters<typeof respond>[0]) => doing(() => respond(result));
}

beforeEach(() => {
  jest.clearAllMocks();
  submit.mockResolvedValue({ ok: true, data: { id: 'a-message' } });
});

test('sends the values with the consent’s version and the human check’s token', async () => {
  takeToken.mockResolvedValueOnce('token');
  renderForm();
  fillIn();
  await submitForm();
  expect(submit.mock.calls).toEqual([
    [
      {
        ...sender,
        smsConsentVersion: words.smsConsentVersion,
        website: '',
        elapsedMs: expect.any(Number) as number,
        idempotencyKey: expect.any(String) as string,
        turnstileToken: 'token',
      },
    ],
  ]);
});

test('while sending, the button is disabled and the browser asks for confirmation before leaving', async () => {
  const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  renderForm();
  fillIn();
  const respond = pendingResponse();
  expect([button(words.submit).disabled, asksBeforeLeaving()]).toEqual([false, false]);
  await submitForm();
  expect([button(words.submitting).disabled, asksBeforeLeaving()]).toEqual([true, true]);
  await submitForm();
  await respond({ ok: true, data: { id: 'a-message' } });
  expect(submit).toHaveBeenCalledTimes(1);
  expect(asksBeforeLeaving()).toBe(false);
});

test('a retry hides the failure and has the same key', async () => {
  submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'rejected', message: 'No.', field: 'email' } });
  renderForm();
  fillIn();
  await submitForm();
  const respond = pendingResponse();
  await submitForm();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  await respond({ ok: true, data: { id: 'a-message' } });
  const keys = submit.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('starts the human check when a field is focused', () => {
  renderForm();
  expect(start).not.toHaveBeenCalled();
  fireEvent.focus(control('firstName'));
  expect(start).toHaveBeenCalledTimes(1);
});
