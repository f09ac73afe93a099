import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { visitor } from '../../../mocks/fixtures/lead.ts';
import { NotifyContext, type Notify } from '../../components/Toasts/useNotify.ts';
import { leadForm } from '../../content/leadForm.ts';
import { submitLead } from '../../services/submitLead.ts';
import LeadModal from './LeadModal.tsx';

jest.mock('../../services/submitLead.ts');

const notify = { success: jest.fn(), error: jest.fn() } satisfies Notify;

const wrapper = ({ children }: PropsWithChildren) => (
  <NotifyContext.Provider value={notify}>
    <MemoryRouter>{children}</MemoryRouter>
  </NotifyContext.Provider>
);

function fillAndSubmit() {
  for (const [name, value] of Object.entries(visitor)) {
    fireEvent.change(document.getElementsByName(name)[0] as HTMLInputElement, { target: { value } });
  }
  act(() => screen.getByRole('button', { name: leadForm.submit }).click());
}

afterEach(() => jest.useRealTimers());

test('a form that is not stored stays when the browser shows the page again', async () => {
  const onClose = jest.fn();
  const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  const submit = jest.mocked(submitLead).mockResolvedValue({ ok: false, failure: { reason: 'unavailable' } });
  render(<LeadModal onClose={onClose} redirectTo={{ route: 'bookingDemo' }} />, { wrapper });
  comeBack();
  fillAndSubmit();
  await screen.findByRole('alert');
  expect(submit).toHaveBeenCalledTimes(1);
  comeBack();
  expect(onClose).not.toHaveBeenCalled();
});

test('the reference number is shown with the thanks for a second and a half, and for 20 seconds on the next page', async () => {
  jest.useFakeTimers();
  const data = { id: 'a-lead', eventId: 'an-event', reference: '7ZQK-3M0D' };
  jest.mocked(submitLead).mockResolvedValue({ ok: true, data });
  render(<LeadModal onClose={jest.fn()} redirectTo={{ route: 'bookingDemo' }} />, { wrapper });
  fillAndSubmit();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toContain('Your reference number: 7ZQK-3M0D');
  act(() => jest.advanceTimersByTime(1499));
  expect(notify.success).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(notify.success).toHaveBeenCalledTimes(1);
  expect(notify.success).toHaveBeenCalledWith({ title: 'Your reference number:', text: '7ZQK-3M0D', showMs: 20_000 });
});
