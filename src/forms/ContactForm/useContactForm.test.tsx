import { act, render, screen } from '@testing-library/react';
import { NotifyContext } from '../../components/Toasts/useNotify.ts';
import { contact } from '../../content/contact.ts';
import { submitContactMessage } from '../../services/submitContactMessage.ts';
import { ContactForm } from './ContactForm.tsx';
import { useContactForm } from './useContactForm.ts';

jest.mock('../../services/submitContactMessage.ts');

function Connected() {
  return <ContactForm controller={useContactForm()} />;
}

test('what the browser cannot do is said, and the form can be sent again', async () => {
  jest.mocked(submitContactMessage).mockRejectedValue(new TypeError('crypto.randomUUID is not a function'));
  const notify = { success: jest.fn(), error: jest.fn() };
  render(
    <NotifyContext.Provider value={notify}>
      <Connected />
    </NotifyContext.Provider>,
  );
  const button = screen.getByRole('button', { name: contact.form.submit });
  await act(async () => {
    button.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
  expect(screen.getByRole('alert').textContent).toContain(contact.form.failure.unavailable);
  expect(notify.error).toHaveBeenCalledTimes(1);
  expect(button).toHaveProperty('disabled', false);
});
