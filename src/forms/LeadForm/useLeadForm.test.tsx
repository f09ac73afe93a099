import { act, renderHook } from '@testing-library/react';
import { visitor } from '../../../mocks/fixtures/lead.ts';
import { report } from '../../integrations/report.ts';
import { readDraft, writeDraft } from '../drafts.ts';
import { submitLead, type LeadSubmission } from '../../services/submitLead.ts';
import type { LeadFields } from './schema.ts';
import { useLeadForm } from './useLeadForm.ts';

jest.mock('../../services/submitLead.ts');
jest.mock('../../integrations/report.ts');

const submit = jest.mocked(submitLead);
const accepted = { ok: true, data: { id: 'a-lead', eventId: 'an-event' } } as const;

/** Makes the response pending until the test releases it. */
function heldResponse() {
  let release: (response: Awaited<ReturnType<typeof submitLead>>) => void = () => undefined;
  submit.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  return {
    release: (response: Parameters<typeof release>[0]) =>
      act(async () => {
        release(response);
        await Promise.resolve();
      }),
  };
}

function renderForm() {
  const view = renderHook(useLeadForm);
  const form = () => view.result.current;
  const fill = (values: LeadFields = visitor) =>
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
  return { form, fill, submitForm, sent };
}

beforeEach(() => {
  jest.useFakeTimers();
  submit.mockReset();
  jest.mocked(report).mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('reports a stored lead once, with nothing but the id of the webhook’s event', async () => {
  const { fill, submitForm } = renderForm();
  submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unavailable' } }).mockResolvedValue(accepted);
  await fill();
  await submitForm();
  expect(report).not.toHaveBeenCalled();
  await submitForm(2);
  expect(jest.mocked(report).mock.calls).toEqual([[{ name: 'generate_lead', id: 'an-event' }]]);
});

test('a suspect lead succeeds but is not reported as a conversion', async () => {
  const { form, fill, submitForm } = renderForm();
  submit.mockResolvedValue({ ok: true, data: { ...accepted.data, suspect: true } });
  await fill();
  await submitForm();
  expect(form().state.status).toBe('succeeded');
  expect(report).not.toHaveBeenCalled();
});

test('the browser asks before it leaves the page while the lead is being sent', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { fill, submitForm } = renderForm();
  const held = heldResponse();
  await fill();
  await submitForm();
  expect(asks()).toBe(true);
  await held.release(accepted);
  expect(asks()).toBe(false);
});

test.each(['attribution.fpr', undefined])('shows the message about %s below no field', async (field) => {
  const { form, fill, submitForm } = renderForm();
  submit.mockResolvedValue({ ok: false, failure: { reason: 'rejected', message: 'No.', field } });
  await fill();
  await submitForm();
  expect(form().formik.errors).toEqual({});
  expect(form().state).toMatchObject({ status: 'failed', message: 'No.' });
});

describe('a draft', () => {
  test('is kept with its key from the click until it is stored', async () => {
    const { fill, submitForm, sent } = renderForm();
    const rejected = heldResponse();
    await fill({ ...visitor, name: ` ${visitor.name} ` });
    await submitForm();
    const kept = { fields: visitor, sent: { key: sent(0).idempotencyKey } };
    expect(readDraft('lead')).toMatchObject(kept);
    await rejected.release({ ok: false, failure: { reason: 'unavailable' } });
    expect(readDraft('lead')).toMatchObject(kept);
    submit.mockResolvedValue(accepted);
    await submitForm();
    expect(readDraft('lead')).toBeNull();
  });

  test('is offered by the next form and sent under its earlier key', async () => {
    writeDraft('lead', { fields: { ...visitor }, sent: { content: JSON.stringify(visitor), key: 'a-key' } });
    const { form, submitForm, sent } = renderForm();
    expect(form().isRestored).toBe(true);
    expect(form().formik.values).toEqual(visitor);
    submit.mockResolvedValue(accepted);
    await submitForm();
    expect(sent(0)).toMatchObject({ ...visitor, idempotencyKey: 'a-key' });
  });
});
