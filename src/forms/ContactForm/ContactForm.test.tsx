import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { sender } from '../../../mocks/fixtures/contactMessage.ts';
import { createToastQueue, ToastQueueContext, type Notify } from '../../components/Toasts/toastQueue.ts';
import { contact } from '../../content/contact.ts';
import { submitContactMessage } from '../../services/submitContactMessage.ts';
import { ContactForm } from './ContactForm.tsx';
import { useContactForm } from './useContactForm.ts';

jest.mock('../../services/submitContactMessage.ts');

const { form: words, details } = contact;
const { smsConsent, ...typed } = sender;
const submit = jest.mocked(submitContactMessage);
const notify = { success: jest.fn(), error: jest.fn() } satisfies Notify;
const toastQueue = { ...createToastQueue(), notify };
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

function renderForm() {
  render(
    <ToastQueueContext.Provider value={toastQueue}>
      <Connected />
    </ToastQueueContext.Provider>,
  );
}

function fillIn() {
  for (const [name, value] of Object.entries(typed)) fireEvent.change(control(name), { target: { value } });
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

test('sends unchecked boxes and empty fields too', async () => {
  renderForm();
  await submitForm();
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ firstName: '', phone: '', message: '', smsConsent: false });
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

test('focuses the success message, which can open an empty form again', async () => {
  renderForm();
  fillIn();
  await submitForm();
  const title = screen.getByRole('heading', { name: words.success.title });
  expect(document.activeElement).toBe(title);
  // Not in the tab order.
  expect(title.tabIndex).toBe(-1);
  expect(notify.success.mock.calls).toEqual([[{ ...words.success.toast, topic: 'contact' }]]);
  expect([screen.queryByRole('alert'), document.querySelector('form')]).toEqual([null, null]);
  fireEvent.click(button(words.success.again));
  expect(control('firstName').value).toBe('');
  expect(screen.queryByRole('heading', { name: words.success.title })).toBeNull();
});

describe('a failure', () => {
  test.each(Object.keys(sender))('about the field %s is shown below it, and the field gets the focus', async (field) => {
    submit.mockResolvedValue({ ok: false, failure: { reason: 'rejected', message: 'Please mend this.', field } });
    renderForm();
    fillIn();
    await submitForm();
    const invalid = document.querySelectorAll('[aria-invalid="true"]');
    expect([...invalid]).toEqual([control(field)]);
    expect(document.activeElement).toBe(control(field));
    const described = document.getElementById(control(field).getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(described?.textContent).toBe('Please mend this.');
  });

  test('about no field moves no focus and marks no field', async () => {
    submit.mockResolvedValue({ ok: false, failure: { reason: 'rejected', message: 'Too many.' } });
    renderForm();
    fillIn();
    await submitForm();
    expect(screen.getByRole('alert').textContent).toContain('Too many.');
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    expect(document.activeElement).toBe(document.body);
  });

  test.each([
    [{ reason: 'unavailable' }, words.failure.unavailable],
    [{ reason: 'unreachable' }, words.failure.unreachable],
  ] as const)('%j is shown with phone and email, and keeps the values', async (failure, message) => {
    submit.mockResolvedValue({ ok: false, failure });
    renderForm();
    fillIn();
    await submitForm();
    const notice = within(screen.getByRole('alert'));
    notice.getByText(words.failure.title);
    notice.getByText(message);
    const links = notice.getAllByRole<HTMLAnchorElement>('link').map(({ textContent, href }) => [textContent, href]);
    expect(links).toEqual([
      [details.phone, expect.stringMatching(/^tel:\+\d+$/)],
      [details.email, `mailto:${details.email}`],
    ]);
    expect(notice.getByRole('link', { name: details.phone }).parentElement?.textContent).toBe(
      `${words.failure.text} ${details.phone}, ${details.email}`,
    );
    expect(notify.error.mock.calls).toEqual([[{ ...words.failure.toast, topic: 'contact' }]]);
    for (const [name, value] of Object.entries(typed)) expect(control(name).value).toBe(value);
    expect(control('smsConsent').checked).toBe(smsConsent);
  });

  test('disappears while the message is sent again', async () => {
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
});

test('starts the human check when a field is focused', () => {
  renderForm();
  expect(start).not.toHaveBeenCalled();
  fireEvent.focus(control('firstName'));
  expect(start).toHaveBeenCalledTimes(1);
});

test('without JavaScript the form opens the mail program; the policy opens in a new tab', () => {
  renderForm();
  expect([form().action, form().method, form().enctype]).toEqual([`mailto:${details.email}`, 'post', 'text/plain']);
  const policy = screen.getByRole<HTMLAnchorElement>('link', { name: words.privacy.link });
  expect([new URL(policy.href).pathname, policy.target]).toEqual(['/privacy-policy', '_blank']);
  expect(policy.parentElement?.textContent).toBe(`${words.privacy.text} ${words.privacy.link}`);
});

test('requires a name, an email address and consent', () => {
  renderForm();
  const required = Object.keys(sender).filter((name) => control(name).required);
  expect(required).toEqual(['firstName', 'lastName', 'email', 'smsConsent']);
});
