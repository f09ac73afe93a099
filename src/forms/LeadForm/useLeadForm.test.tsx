import { act, renderHook } from '@testing-library/react';
import { visitor } from '../../../mocks/fixtures/lead.ts';
import { report } from '../../integrations/report.ts';
import { readPendingLead, savePendingLead } from './pendingLead.ts';
import { recallText } from '../../lib/sessionMemory.ts';
import { submitLead, type LeadSubmission } from '../../services/submitLead.ts';
import { REDIRECT_DELAY_MS, useLeadForm, type LeadFormValues } from './useLeadForm.ts';

jest.mock('../../services/submitLead.ts');
jest.mock('../../integrations/report.ts');

const submit = jest.mocked(submitLead);
const accepted = { ok: true, data: { id: 'a-lead', eventId: 'an-event' } } as const;

/** Answers that the test gives when it wants to. */
function heldResponse() {
  let release: (answer: Awaited<ReturnType<typeof submitLead>>) => void = () => undefined;
  submit.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  return {
    release: (answer: Parameters<typeof release>[0]) =>
      act(async () => {
        release(answer);
        await Promise.resolve();
      }),
  };
}

function renderForm() {
  const onRedirect = jest.fn();
  const view = renderHook(() => useLeadForm({ onRedirect }));
  const form = () => view.result.current;
  const fill = (values: LeadFormValues = visitor) =>
    act(async () => {
      await form().formik.setValues({ ...values });
    });
  const submitForm = (times = 1) =>
    act(async () => {
      for (let time = 0; time < times; time += 1) form().formik.handleSubmit();
      await Promise.resolve();
    });
  const sent = (call: number): LeadSubmission => {
    const submission = submit.mock.calls[call]?.[0];
    if (!submission) throw new Error(`The form was sent ${submit.mock.calls.length} times.`);
    return submission;
  };
  return { onRedirect, form, fill, submitForm, sent, unmount: view.unmount };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  submit.mockReset();
  jest.mocked(report).mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('goes from idle over submitting to succeeded, and on after exactly 1.5 s', async () => {
  const { onRedirect, form, fill, submitForm } = renderForm();
  const answer = heldResponse();
  expect(form().state.status).toBe('idle');
  await fill();
  await submitForm();
  expect(form().state.status).toBe('submitting');
  await answer.release(accepted);
  expect(form().state.status).toBe('succeeded');

  expect(REDIRECT_DELAY_MS).toBe(1500);
  act(() => jest.advanceTimersByTime(1499));
  expect(onRedirect).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onRedirect).toHaveBeenCalledTimes(1);
});

test('a stored lead is remembered for the calendar, one that was refused is not', async () => {
  sessionStorage.clear();
  const { fill, submitForm } = renderForm();
  submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unavailable' } }).mockResolvedValue(accepted);
  await fill({ ...visitor, name: ` ${visitor.name} ` });
  await submitForm();
  expect(recallText('visitor')).toBeNull();
  await submitForm();
  const { name, email, phone } = visitor;
  expect(JSON.parse(recallText('visitor') ?? '')).toEqual({ name, email, phone });
});

test('a lead is reported once, after it was stored, by its key alone', async () => {
  const { fill, submitForm, sent } = renderForm();
  submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unavailable' } }).mockResolvedValue(accepted);
  await fill();
  await submitForm();
  expect(report).not.toHaveBeenCalled();
  await submitForm(2);
  expect(jest.mocked(report).mock.calls).toEqual([[{ name: 'generate_lead', id: sent(1).idempotencyKey }]]);
});

test('a lead that looks like a robot’s is stored, thanked for, and no conversion', async () => {
  const { form, fill, submitForm } = renderForm();
  submit.mockResolvedValue({ ok: true, data: { ...accepted.data, suspect: true } });
  await fill();
  await submitForm();
  expect(form().state.status).toBe('succeeded');
  expect(report).not.toHaveBeenCalled();
});

test('fill time counts from the opening of the page, not of the form', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(7_000.4);
  const { fill, submitForm, sent } = renderForm();
  submit.mockResolvedValue(accepted);
  await fill();
  await submitForm();
  expect(sent(0).elapsedMs).toBe(7_000);
});

test('the browser asks before it leaves while the lead is on its way', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { fill, submitForm } = renderForm();
  const held = heldResponse();
  await fill();
  expect(isAsked()).toBe(false);
  await submitForm();
  expect(isAsked()).toBe(true);
  await held.release(accepted);
  expect(isAsked()).toBe(false);
});

test('does not go on before the lead is stored', async () => {
  const { onRedirect, fill, submitForm } = renderForm();
  submit.mockResolvedValue({ ok: false, failure: { reason: 'unavailable' } });
  await fill();
  act(() => jest.advanceTimersByTime(60_000));
  await submitForm();
  act(() => jest.advanceTimersByTime(60_000));
  expect(onRedirect).not.toHaveBeenCalled();
});

test('does not go on when the visitor closes the form first', async () => {
  const { onRedirect, fill, submitForm, unmount } = renderForm();
  submit.mockResolvedValue(accepted);
  await fill();
  await submitForm();
  unmount();
  jest.advanceTimersByTime(5000);
  expect(onRedirect).not.toHaveBeenCalled();
});

test('sends nothing while a field is wrong', async () => {
  const { form, fill, submitForm } = renderForm();
  await fill({ ...visitor, name: ' D ', phone: '555-0199' });
  await submitForm();
  expect(submit).not.toHaveBeenCalled();
  expect(form().formik.errors).toEqual({
    name: 'Name must be at least 2 characters',
    phone: 'Please enter a valid phone number',
  });
});

test('sends once when pressed twice', async () => {
  const { fill, submitForm } = renderForm();
  const answer = heldResponse();
  await fill();
  await submitForm(2);
  await answer.release(accepted);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('sends the same content with the same key, changed content with a new one', async () => {
  const { fill, submitForm, sent } = renderForm();
  submit.mockResolvedValue({ ok: false, failure: { reason: 'unreachable' } });
  await fill();
  await submitForm();
  await submitForm();
  await fill({ ...visitor, phone: '(713) 555-0100' });
  await submitForm();
  expect(sent(1).idempotencyKey).toBe(sent(0).idempotencyKey);
  expect(sent(2).idempotencyKey).not.toBe(sent(0).idempotencyKey);
});

test.each([
  [{ reason: 'rejected', message: 'Too many attempts' }, 'Too many attempts'],
  [{ reason: 'unavailable' }, 'Failed to submit form'],
  [{ reason: 'unreachable' }, 'An unexpected error occurred'],
] as const)('says why after %j and keeps what was typed', async (failure, message) => {
  const { form, fill, submitForm } = renderForm();
  submit.mockResolvedValue({ ok: false, failure });
  await fill();
  await submitForm();
  expect(form().state).toEqual({ status: 'failed', message, isOffline: false });
  expect([form().formik.values, form().formik.errors]).toEqual([visitor, {}]);
});

test('says so when sending throws', async () => {
  const { form, fill, submitForm } = renderForm();
  submit.mockRejectedValue(new Error('no'));
  await fill();
  await submitForm();
  expect(form().state).toEqual({ status: 'failed', message: 'An unexpected error occurred', isOffline: false });
});

test('puts what the function says about a field under that field', async () => {
  const { form, fill, submitForm } = renderForm();
  submit.mockResolvedValue({
    ok: false,
    failure: { reason: 'rejected', message: 'Please enter a valid email address', field: 'email' },
  });
  await fill();
  await submitForm();
  expect(form().formik.errors).toEqual({ email: 'Please enter a valid email address' });
});

test.each(['attribution.fpr', undefined])('puts what it says about %s under no field', async (field) => {
  const { form, fill, submitForm } = renderForm();
  submit.mockResolvedValue({ ok: false, failure: { reason: 'rejected', message: 'No.', ...(field && { field }) } });
  await fill();
  await submitForm();
  expect(form().formik.errors).toEqual({});
  expect(form().state).toMatchObject({ status: 'failed', message: 'No.' });
});

test('without a connection the failure says so, and when sending throws too', async () => {
  const { form, fill, submitForm } = renderForm();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  submit.mockRejectedValue(new Error('no'));
  await fill();
  await submitForm();
  expect(form().state).toEqual({ status: 'failed', message: 'An unexpected error occurred', isOffline: true });
});

test('goes on where it was asked to last', async () => {
  const [first, last] = [jest.fn(), jest.fn()];
  const view = renderHook(({ onRedirect }) => useLeadForm({ onRedirect }), { initialProps: { onRedirect: first } });
  submit.mockResolvedValue(accepted);
  await act(async () => {
    await view.result.current.formik.setValues({ ...visitor });
  });
  await act(() => view.result.current.formik.submitForm());
  view.rerender({ onRedirect: last });
  act(() => jest.advanceTimersByTime(REDIRECT_DELAY_MS));
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
});

test('without a connection the failure says so', async () => {
  const { form, fill, submitForm } = renderForm();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  submit.mockResolvedValue({ ok: false, failure: { reason: 'unreachable' } });
  await fill();
  await submitForm();
  expect(form().state).toMatchObject({ status: 'failed', isOffline: true });
});

describe('a lead that was sent and not confirmed', () => {
  test('is remembered from the click until it is stored', async () => {
    const { fill, submitForm, sent } = renderForm();
    const refused = heldResponse();
    await fill({ ...visitor, name: ` ${visitor.name} ` });
    await submitForm();
    const kept = { values: visitor, key: sent(0).idempotencyKey };
    expect(readPendingLead()).toEqual(kept);
    await refused.release({ ok: false, failure: { reason: 'unavailable' } });
    expect(readPendingLead()).toEqual(kept);
    submit.mockResolvedValue(accepted);
    await submitForm();
    expect(readPendingLead()).toBeNull();
  });

  test('is offered by the next form, and sent under the key that it had', async () => {
    savePendingLead({ values: { ...visitor }, key: 'a-key' });
    const { form, submitForm, sent } = renderForm();
    expect(form().isOfferedAgain).toBe(true);
    expect(form().formik.values).toEqual(visitor);
    submit.mockResolvedValue(accepted);
    await submitForm();
    expect(sent(0)).toMatchObject({ ...visitor, idempotencyKey: 'a-key' });
    // It was filled in when it appeared: it may be sent faster than a person types.
    expect(sent(0)).not.toHaveProperty('elapsedMs');
    expect(readPendingLead()).toBeNull();
  });

  test('is another one once it was changed', async () => {
    savePendingLead({ values: { ...visitor }, key: 'a-key' });
    const { fill, submitForm, sent } = renderForm();
    submit.mockResolvedValue(accepted);
    await fill({ ...visitor, phone: '(713) 555-0100' });
    await submitForm();
    expect(sent(0).idempotencyKey).not.toBe('a-key');
  });

  test('cleared after a failure, it leaves nothing of that either', async () => {
    const { form, fill, submitForm } = renderForm();
    submit.mockResolvedValue({ ok: false, failure: { reason: 'unavailable' } });
    await fill();
    await submitForm();
    act(() => form().startOver());
    expect(form().state).toEqual({ status: 'idle' });
  });

  test('is not what a new form is about', () => {
    const { form } = renderForm();
    expect(form().isOfferedAgain).toBe(false);
    expect(form().formik.values).toEqual({ name: '', email: '', phone: '', businessName: '' });
  });

  test('can be cleared away: it may be another visitor’s', () => {
    savePendingLead({ values: { ...visitor }, key: 'a-key' });
    const { form } = renderForm();
    act(() => form().startOver());
    expect(form().isOfferedAgain).toBe(false);
    expect(form().formik.values).toEqual({ name: '', email: '', phone: '', businessName: '' });
    expect(readPendingLead()).toBeNull();
  });
});
