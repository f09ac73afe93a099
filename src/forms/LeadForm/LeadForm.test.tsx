import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

test('shows errors below their fields and focuses the first invalid one', async () => {
  render(<Connected />);
  fireEvent.change(field('name'), { target: { value: visitor.name } });
  await submitForm();
  expect(errorUnder('email')).toBe('Please enter a valid email address');
  expect(errorUnder('phone')).toBe('Please enter a valid phone number');
  expect(errorUnder('name')).toBeUndefined();
  expect(document.activeElement).toBe(field('email'));
  expect(submit).not.toHaveBeenCalled();
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

test('disables its button while it is being sent', () => {
  render(<Connected state={{ status: 'submitting' }} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: leadForm.submitting }).disabled).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [false, leadForm.afterFailure],
  [true, leadForm.offline],
])('a failure shows phone and email; offline: %s', (isOffline, advice) => {
  render(<Connected state={{ status: 'failed', message: 'It failed.', isOffline }} />);
  const notice = within(screen.getByRole('alert'));
  notice.getByText('It failed.');
  const links = notice.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    [leadForm.phone, expect.stringMatching(/^tel:\+\d+$/)],
    [leadForm.email, `mailto:${leadForm.email}`],
  ]);
  expect(links[0]?.parentElement?.textContent).toBe(`${advice} ${leadForm.phone}, ${leadForm.email}`);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: leadForm.submit }).disabled).toBe(false);
});

test('the success message replaces the form', () => {
  render(<Connected state={{ status: 'succeeded' }} />);
  expect(screen.getByRole('status').textContent).toBe(leadForm.successTitle + leadForm.successText);
  expect(document.activeElement?.textContent).toBe(leadForm.successTitle);
  expect(document.querySelector('form')).toBeNull();
});

describe('a lead that is offered again', () => {
  beforeEach(() => savePendingLead({ values: { ...visitor }, key: 'a-key' }));

  const notice = () => screen.queryByRole('status');
  const discard = () => screen.queryByText(leadForm.offeredAgain.discard);

  test('has an explanation and can be cleared', () => {
    render(<Connected />);
    expect(notice()?.textContent).toBe(leadForm.offeredAgain.title + leadForm.offeredAgain.text);
    fireEvent.click(screen.getByRole('button', { name: leadForm.offeredAgain.discard }));
    expect([notice(), discard(), field('name').value]).toEqual([null, null, '']);
  });

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

test('a new form has no explanation', () => {
  render(<Connected />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button', { name: leadForm.offeredAgain.discard })).toBeNull();
});

test('starts the human check when a field is focused', () => {
  render(<Connected />);
  expect(start).not.toHaveBeenCalled();
  fireEvent.focus(field('name'));
  expect(start).toHaveBeenCalledTimes(1);
});

test('the policy opens in a new tab', () => {
  render(<Connected />);
  const policy = screen.getByRole<HTMLAnchorElement>('link', { name: leadForm.privacy.link });
  expect([new URL(policy.href).pathname, policy.target]).toEqual(['/privacy-policy', '_blank']);
  expect(policy.parentElement?.textContent).toBe(`${leadForm.privacy.text} ${leadForm.privacy.link}`);
});
