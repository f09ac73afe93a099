import { act, fireEvent, render, screen } from '@testing-library/react';
import { visitor } from '../../../mocks/fixtures/lead.ts';
import { leadForm } from '../../content/leadForm.ts';
import { submitLead } from '../../services/submitLead.ts';
import { LeadForm } from './LeadForm.tsx';
import { savePendingLead } from './pendingLead.ts';
import { useLeadForm, type LeadFormState } from './useLeadForm.ts';

jest.mock('../../services/submitLead.ts');
jest.mock('../../integrations/report.ts');

const submit = jest.mocked(submitLead);
const start = jest.fn();

/** The connected form, or the form in the given state. */
function Connected({ state }: { state?: LeadFormState }) {
  const form = useLeadForm();
  return <LeadForm form={{ ...form, ...(state && { state }), humanCheck: { ...form.humanCheck, start } }} />;
}

const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
function form(): HTMLFormElement {
  const [found] = document.forms;
  if (!found) throw new Error('There is no form.');
  return found;
}
/** Performs an action and waits until the form has handled it. */
const doing = (action: () => unknown) =>
  act(async () => {
    action();
    await Promise.resolve();
  });
const submitForm = () => doing(() => fireEvent.submit(form()));
const errorUnder = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  jest.resetAllMocks();
});

test('has four fields that browsers can fill in, of which three are required', () => {
  render(<Connected />);
  const controls = ['name', 'email', 'phone', 'businessName'].map((name) => {
    const { type, autocomplete, required, labels } = field(name) as HTMLInputElement & { autocomplete: string };
    return [labels?.[0]?.textContent, type, autocomplete, required];
  });
  expect(controls).toEqual([
    ['Full name', 'text', 'name', true],
    ['Email', 'email', 'email', true],
    ['Phone', 'tel', 'tel', true],
    [expect.stringMatching(/^Business name .+/), 'text', 'organization', false],
  ]);
  expect(form().noValidate).toBe(true);
});

test('shows no error before the visitor has left the field', async () => {
  render(<Connected />);
  await doing(() => fireEvent.change(field('name'), { target: { value: 'D' } }));
  expect(errorUnder('name')).toBeUndefined();
  await doing(() => fireEvent.blur(field('name')));
  expect(errorUnder('name')).toBe('Name must be at least 2 characters');
  expect(errorUnder('email')).toBeUndefined();
});

test('focuses the field that the function rejects', async () => {
  let respond: (result: Awaited<ReturnType<typeof submit>>) => void = () => undefined;
  submit.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  render(<Connected />);
  for (const [name, value] of Object.entries(visitor)) fireEvent.change(field(name), { target: { value } });
  await submitForm();
  await doing(() => respond({ ok: false, failure: { reason: 'rejected', message: 'Not this one.', field: 'phone' } }));
  expect(errorUnder('phone')).toBe('Not this one.');
  expect(document.activeElement).toBe(field('phone'));
});

describe('a lead that is offered again', () => {
  beforeEach(() => savePendingLead({ values: { ...visitor }, key: 'a-key' }));

  const notice = () => screen.queryByRole('status');
  const discard = () => screen.queryByText(leadForm.offeredAgain.discard);

  test('has no explanation after a failure', () => {
    render(<Connected state={{ status: 'failed', message: 'It failed.', isOffline: false }} />);
    expect(notice()).toBeNull();
    expect(discard()).not.toBeNull();
  });

  test('cannot be cleared while it is being sent', () => {
    render(<Connected state={{ status: 'submitting' }} />);
    expect(notice()).not.toBeNull();
    expect(discard()).toBeNull();
  });
});

test('starts the human check when a field is focused', () => {
  render(<Connected />);
  expect(start).not.toHaveBeenCalled();
  fireEvent.focus(field('name'));
  expect(start).toHaveBeenCalledTimes(1);
});
