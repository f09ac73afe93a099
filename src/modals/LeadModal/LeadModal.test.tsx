import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { visitor } from '../../../mocks/fixtures/lead.ts';
import { leadForm } from '../../content/leadForm.ts';
import { submitLead } from '../../services/submitLead.ts';
import LeadModal from './LeadModal.tsx';

jest.mock('../../services/submitLead.ts');

test('a form that is not stored stays when the browser shows the page again', async () => {
  const onClose = jest.fn();
  const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  const submit = jest.mocked(submitLead).mockResolvedValue({ ok: false, failure: { reason: 'unavailable' } });
  render(<LeadModal onClose={onClose} redirectTo={{ route: 'bookingDemo' }} />, { wrapper: MemoryRouter });
  comeBack();
  for (const [name, value] of Object.entries(visitor)) {
    fireEvent.change(document.getElementsByName(name)[0] as HTMLInputElement, { target: { value } });
  }
  act(() => screen.getByRole('button', { name: leadForm.submit }).click());
  await screen.findByRole('alert');
  expect(submit).toHaveBeenCalledTimes(1);
  comeBack();
  expect(onClose).not.toHaveBeenCalled();
});
