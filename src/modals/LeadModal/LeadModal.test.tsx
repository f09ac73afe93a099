import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { visitor } from '../../../mocks/fixtures/lead.ts';
import { leadForm } from '../../content/leadForm.ts';
import { submitLead } from '../../services/submitLead.ts';
import LeadModal, { type LeadModalProps } from './LeadModal.tsx';

jest.mock('../../services/submitLead.ts');
jest.mock('../../integrations/report.ts');

const submit = jest.mocked(submitLead);
const onClose = jest.fn();

function Page({ redirectTo, isOpen = true }: Pick<LeadModalProps, 'redirectTo'> & { isOpen?: boolean }) {
  return (
    <>
      <p>At {useLocation().pathname}</p>
      {isOpen ? <LeadModal onClose={onClose} redirectTo={redirectTo} /> : null}
    </>
  );
}

const show = (redirectTo: LeadModalProps['redirectTo'] = { route: 'bookingDemo' }) =>
  render(<Page redirectTo={redirectTo} />, { wrapper: MemoryRouter });

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

const goOn = () => act(() => jest.advanceTimersByTimeAsync(1500));
const comeBack = (persisted: boolean) => fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));

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

// jsdom only navigates to fragments.
test('a stored lead navigates to another site without the router', async () => {
  show({ url: '#elsewhere' });
  await send();
  expect(window.location.hash).toBe('');
  await goOn();
  expect(window.location.hash).toBe('#elsewhere');
  screen.getByText('At /');
});

test('a lead that is not stored leads nowhere', async () => {
  submit.mockResolvedValue({ ok: false, failure: { reason: 'unavailable' } });
  show();
  await send();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  screen.getByText('At /');
});

test('a dialog that is closed first leads nowhere', async () => {
  const { rerender } = show();
  await send();
  rerender(<Page redirectTo={{ route: 'bookingDemo' }} isOpen={false} />);
  await goOn();
  screen.getByText('At /');
});

test('the redirect goes where it was asked to last', async () => {
  const { rerender } = show();
  await send();
  rerender(<Page redirectTo={{ route: 'appt' }} />);
  await goOn();
  screen.getByText('At /appt');
});

describe('when the browser shows the page again', () => {
  test('closes a success message that was seen', async () => {
    show();
    await send();
    comeBack(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('keeps the success message if the page was not left', async () => {
    show();
    await send();
    comeBack(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('keeps a form that is not stored', async () => {
    submit.mockResolvedValue({ ok: false, failure: { reason: 'unavailable' } });
    show();
    comeBack(true);
    await send();
    comeBack(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a closed dialog has no listeners', async () => {
    const { rerender } = show();
    await send();
    rerender(<Page redirectTo={{ route: 'bookingDemo' }} isOpen={false} />);
    comeBack(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});
