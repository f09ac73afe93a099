import { act, fireEvent, render, screen } from '@testing-library/react';
import { visitor } from '../../../mocks/fixtures/lead.ts';
import { leadFields } from '../../../tests/facts.ts';
import { leadForm } from '../../content/leadForm.ts';
import { submitLead } from '../../services/submitLead.ts';
import { LeadForm } from './LeadForm.tsx';
import { writeDraft } from '../drafts.ts';
import { useLeadForm, type LeadFormState } from './useLeadForm.ts';

jest.mock('../../services/submitLead.ts');

/** The connected form, or the form in the given state. */
function Connected({ state }: { state?: LeadFormState }) {
  const form = useLeadForm();
  return <LeadForm form={{ ...form, ...(state && { state }) }} />;
}

const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
/** Performs an action and waits until the form has handled it. */
const doing = (action: () => unknown) =>
  act(async () => {
    action();
    await Promise.resolve();
  });
const errorUnder = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

test('has the specification’s fields, which browsers can fill in', () => {
  render(<Connected />);
  const controls = document.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):not([tabindex="-1"])');
  const attributes = Array.from(controls, (control) => {
    const { name, type, required } = control;
    return [name, type, control.getAttribute('autocomplete'), required];
  });
  expect(attributes).toEqual(
    leadFields.map(({ name, type, autoComplete, isRequired }) => [name, type, autoComplete, isRequired]),
  );
});

test('shows no error before the visitor has left the field', async () => {
  render(<Connected />);
  await doing(() => fireEvent.change(field('name'), { target: { value: 'D' } }));
  expect(errorUnder('name')).toBeUndefined();
  await doing(() => fireEvent.blur(field('name')));
  expect(errorUnder('name')).toBe('Name must be at least 2 characters');
  expect(errorUnder('email')).toBeUndefined();
});

test('a US phone number is formatted when its field is left, and stays so', async () => {
  render(<Connected />);
  await doing(() => fireEvent.change(field('phone'), { target: { value: '7135550142' } }));
  await doing(() => fireEvent.blur(field('phone')));
  await doing(() => fireEvent.change(field('name'), { target: { value: 'Dana' } }));
  expect(field('phone').value).toBe('(713) 555-0142');
});

test('what the browser fills in without an event stays, and is sent', async () => {
  render(<Connected />);
  await doing(() => Object.entries(visitor).forEach(([name, value]) => (field(name).value = value)));
  await doing(() => fireEvent.focus(field('phone')));
  await doing(() => fireEvent.blur(field('phone')));
  expect(errorUnder('phone')).toBeUndefined();
  await doing(() => fireEvent.submit(document.forms[0] as HTMLFormElement));
  expect(submitLead).toHaveBeenCalledWith(expect.objectContaining(visitor));
  expect(field('name').value).toBe(visitor.name);
});

test.each([
  { state: { status: 'failed', message: 'It failed.', isOffline: false }, isExplained: false, canBeCleared: true },
  { state: { status: 'submitting' }, isExplained: true, canBeCleared: false },
] as const)('a lead that is offered again: $state.status', ({ state, isExplained, canBeCleared }) => {
  writeDraft('lead', { fields: { ...visitor } });
  render(<Connected state={state} />);
  expect(screen.queryByRole('status') !== null).toBe(isExplained);
  expect(screen.queryByText(leadForm.offeredAgain.discard) !== null).toBe(canBeCleared);
});
