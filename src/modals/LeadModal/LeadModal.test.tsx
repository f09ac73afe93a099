import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { visitor } from '../../../mocks/fixtures/lead.ts';
import { leadForm } from '../../content/leadForm.ts';
import { submitLead } from '../../services/submitLead.ts';
import LeadModal from './LeadModal.tsx';

jest.mock('../../services/submitLead.ts');
jest.mock('../../integrations/report.ts');

const submit = jest.mocked(submitLead);
const onClose = jest.fn();

function Page() {
  return (
    <>
      <p>At {useLocation().pathname}</p>
      <LeadModal onClose={onClose} redirectTo={{ route: 'bookingDemo' }} />
    </>
  );
}

const show = () => render(<Page />, { wrapper: MemoryRouter });

/** Fills in the form and submits it. */
async function send() {
  for (const [name, value] of Object.entries(visitor)) {
    fireEvent.change(document.getElementsByName(name)[0] as HTMLInputElement, { target: { value } });
  }
  await act(async () => {
    fireEvent.submit(screen.getByRole('button', { name: leadForm.submit }));
    await jest.advanceTimersByTimeAsync(0);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/pepprac');
  jest.resetAllMocks();
  submit.mockResolvedValue({ ok: true, data: { id: 'a-lead', eventId: 'an-event' } });
});
afterEach(() => jest.useRealTimers());

test('a stored lead navigates to a page of this site without a reload', async () => {
  show();
  await send();
  screen.getByText(leadForm.successTitle);
  await act(() => jest.advanceTimersByTimeAsync(1499));
  screen.getByText('At /');
  await act(() => jest.advanceTimersByTimeAsync(1));
  screen.getByText('At /booking-demo');
  expect(window.location.pathname).toBe('/pepprac');
});

test('a form that is not stored stays when the browser shows the page again', async () => {
  const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  submit.mockResolvedValue({ ok: false, failure: { reason: 'unavailable' } });
  show();
  comeBack();
  await send();
  comeBack();
  expect(onClose).not.toHaveBeenCalled();
});
