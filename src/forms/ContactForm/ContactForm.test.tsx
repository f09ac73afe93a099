import { act, fireEvent, render, screen } from '@testing-library/react';
import { sender } from '../../../mocks/fixtures/contactMessage.ts';
import { NotifyContext } from '../../components/Toasts/useNotify.ts';
import { contact } from '../../content/contact.ts';
import { submitContactMessage } from '../../services/submitContactMessage.ts';
import { ContactForm } from './ContactForm.tsx';
import { useContactForm } from './useContactForm.ts';

jest.mock('../../services/submitContactMessage.ts');

const Connected = () => <ContactForm controller={useContactForm()} />;
const control = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;

test('sends the values with the version of the consent', async () => {
  const submit = jest.mocked(submitContactMessage).mockResolvedValue({ ok: true, data: { id: 'a-message' } });
  render(
    <NotifyContext.Provider value={{ success: jest.fn(), error: jest.fn() }}>
      <Connected />
    </NotifyContext.Provider>,
  );
  const { smsConsent, ...typed } = sender;
  for (const [name, value] of Object.entries(typed)) fireEvent.change(control(name), { target: { value } });
  fireEvent.click(control('smsConsent'));
  await act(async () => {
    fireEvent.submit(screen.getByRole('button', { name: contact.form.submit }));
    await Promise.resolve();
  });
  const meta = { website: '', elapsedMs: expect.any(Number) as number, idempotencyKey: expect.any(String) as string };
  expect(submit.mock.calls).toEqual([[{ ...typed, smsConsent, smsConsentVersion: contact.form.smsConsentVersion, ...meta }]]);
});
