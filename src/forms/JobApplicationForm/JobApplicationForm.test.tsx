import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { applicant, resumeFile } from '../../../mocks/fixtures/application.ts';
import { createToastQueue, ToastQueueContext } from '../../components/Toasts/toastQueue.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { emptyFields, writeDraft } from './applicationDraft.ts';
import { JobApplicationForm } from './JobApplicationForm.tsx';
import { attached, job, notify, resetEachTest, submit } from './useJobApplicationForm.harness.ts';
import { useJobApplicationForm, type JobApplicationFormController } from './useJobApplicationForm.ts';

jest.mock('../../services/uploadResume.ts');
jest.mock('../../services/submitApplication.ts');
jest.mock('../../integrations/report.ts');

const { labels, toasts } = applicationForm;
const toastQueue = { ...createToastQueue(), notify };
const onClose = jest.fn();
const onDone = () => undefined;
const start = jest.fn();
let controller: JobApplicationFormController;

/** The connected form, with some of its controller replaced. */
function Connected({ change }: { change: Partial<JobApplicationFormController> }) {
  const form = useJobApplicationForm({ job, onDone });
  const shown = { ...form, humanCheck: { ...form.humanCheck, start }, ...change };
  useEffect(() => {
    controller = shown;
  });
  return <JobApplicationForm form={shown} onClose={onClose} />;
}

const tree = (change: Partial<JobApplicationFormController>) => (
  <ToastQueueContext.Provider value={toastQueue}>
    <Connected change={change} />
  </ToastQueueContext.Provider>
);

function renderForm(change: Partial<JobApplicationFormController> = {}) {
  const view = render(tree(change));
  return { rerender: (next: Partial<JobApplicationFormController>) => view.rerender(tree(next)) };
}

type FieldName = keyof typeof applicant;

const field = (name: FieldName) => document.getElementsByName(name)[0] as HTMLInputElement;
const resumeField = () => screen.getByLabelText<HTMLInputElement>(labels.resume);
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const click = (name: string, init?: object) => fireEvent.click(screen.getByRole('button', { name }), init);
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Submit/ });
const discard = () => button(applicationForm.draft.discard);
const textUnder = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('|');
/** Performs an action and waits until the form has handled it. */
const doing = (action: () => unknown) =>
  act(async () => {
    action();
    await jest.advanceTimersByTimeAsync(0);
  });
const fill = (values: object = { ...applicant, resume: attached() }) =>
  doing(() => controller.formik.setValues({ ...controller.formik.values, ...values }));
const uploading = { status: 'uploading', progress: 0.4 } as const;
const submitting = { status: 'submitting' } as const;

resetEachTest();

describe('the fields', () => {
  test('have their names, types, autocomplete values and hints', () => {
    renderForm();
    const names = ['firstName', 'lastName', 'email', 'phone', 'linkedIn', 'coverLetter', 'salary'] as const;
    const described = names.map((name) => {
      const { type, autocomplete, required, dir } = field(name) as HTMLInputElement & { autocomplete: string };
      expect(field(name).labels?.[0]?.textContent).toContain(labels[name]);
      return [name, type, autocomplete, required, dir, textUnder(field(name))];
    });
    expect(described).toEqual([
      ['firstName', 'text', 'given-name', true, 'auto', ''],
      ['lastName', 'text', 'family-name', true, 'auto', ''],
      ['email', 'email', 'email', true, 'auto', ''],
      ['phone', 'tel', 'tel', true, 'auto', ''],
      ['linkedIn', 'url', 'off', false, 'auto', applicationForm.hints.linkedIn],
      ['coverLetter', 'url', 'off', true, 'auto', applicationForm.hints.coverLetter],
      ['salary', 'text', 'off', true, 'auto', applicationForm.hints.salary],
    ]);
  });

  test.each(['experience', 'availability', 'referral'] as const)('%s is a select with its options', async (name) => {
    renderForm();
    const choice = screen.getByLabelText<HTMLSelectElement>(new RegExp(labels[name].replace('?', '\\?')));
    expect(choice.name).toBe(name);
    const shown = within(choice).getAllByRole('option');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      applicationForm.placeholder,
      ...applicationForm.options[name].map(({ label }) => label),
    ]);
    await doing(() => fireEvent.change(choice, { target: { value: applicant[name] } }));
    expect(controller.formik.values[name]).toBe(applicant[name]);
    expect(choice.value).toBe(applicant[name]);
  });

  test.each(['agreement', 'cultureIndexAgreement'] as const)('%s is a required checkbox with its label', async (name) => {
    renderForm();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: labels[name] });
    expect([box.name, box.required, box.checked]).toEqual([name, true, false]);
    await doing(() => fireEvent.click(box));
    expect([controller.formik.values[name], box.checked]).toEqual([true, true]);
  });

  test('show an error after they are left', async () => {
    renderForm();
    expect(textUnder(field('firstName'))).toBe('');
    await doing(() => fireEvent.blur(field('firstName')));
    expect(textUnder(field('firstName'))).toBe('Please enter your first name');
    expect(textUnder(field('lastName'))).toBe('');
  });

  test('show all errors after a submission, and the first invalid field gets the focus', async () => {
    renderForm();
    await fill({ firstName: 'Imani', agreement: true, cultureIndexAgreement: true });
    await doing(() => fireEvent.submit(submitButton()));
    expect(textUnder(field('lastName'))).toBe('Please enter your last name');
    expect(textUnder(field('coverLetter'))).toContain('Loom Video Required');
    expect(textUnder(field('salary'))).toContain('Please enter your monthly salary expectation');
    expect(textUnder(resumeField())).toContain(applicationForm.resumeMissing);
    expect(document.activeElement).toBe(field('lastName'));
  });

  test('show the errors of the checkboxes', async () => {
    renderForm();
    await fill({ ...applicant, agreement: false, cultureIndexAgreement: false });
    await doing(() => fireEvent.submit(submitButton()));
    for (const name of ['agreement', 'cultureIndexAgreement'] as const) {
      expect(textUnder(field(name))).toContain('Agreement Required');
    }
  });

  test.each(['experience', 'availability', 'referral'] as const)('show the error of %s', async (name) => {
    renderForm();
    await act(async () => {
      await controller.formik.setTouched({ [name]: true }, false);
      controller.formik.setFieldError(name, 'Not this one.');
    });
    expect(textUnder(field(name))).toBe('Not this one.');
    await doing(() => fireEvent.blur(field(name)));
    expect(textUnder(field(name))).toBe('');
  });
});

describe('the résumé', () => {
  test('accepts three formats, by extension and by media type for phones', () => {
    renderForm();
    expect(resumeField().accept.split(',')).toEqual([
      ...['.pdf', '.doc', '.docx', 'application/pdf', 'application/msword'],
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ]);
    expect(resumeField().required).toBe(true);
    expect(textUnder(resumeField())).toContain(applicationForm.hints.resume);
  });

  test('is passed on when it is chosen, shown when it was read, and can be removed', async () => {
    const [attachResume, removeResume] = [jest.fn(), jest.fn()];
    renderForm({ attachResume, removeResume });
    const file = resumeFile();
    fireEvent.change(resumeField(), { target: { files: [file] } });
    expect(attachResume.mock.calls).toEqual([[file]]);
    await fill();
    click(`Remove ${file.name}`);
    expect(removeResume).toHaveBeenCalledTimes(1);
  });

  test('shows the error of the file that was chosen last', () => {
    renderForm({ resumeProblem: applicationForm.fileProblems.size });
    expect(textUnder(resumeField())).toContain(applicationForm.fileProblems.size);
  });
});

describe('the button', () => {
  test.each([
    [false, false, true],
    [true, false, true],
    [false, true, true],
    [true, true, false],
  ])('with the agreements %s and %s, disabled: %s', async (agreement, cultureIndexAgreement, isDisabled) => {
    renderForm();
    await fill({ agreement, cultureIndexAgreement });
    expect([field('agreement').checked, field('cultureIndexAgreement').checked]).toEqual([agreement, cultureIndexAgreement]);
    expect(submitButton().disabled).toBe(isDisabled);
    expect(textUnder(submitButton())).toBe(isDisabled ? applicationForm.whyDisabled : '');
    expect(screen.queryByText(applicationForm.whyDisabled) !== null).toBe(isDisabled);
  });

  test.each([
    ['Enter', {}, 1],
    ['a', {}, 0],
    ['Enter', { isInFlight: true }, 0],
  ])('while it is disabled, %s in a field with %j calls submit %i times, which shows the reason', (key, change, times) => {
    const submitted = jest.fn(() => Promise.resolve());
    renderForm({ submit: submitted, ...change });
    fireEvent.keyDown(field('firstName'), { key });
    expect(submitted).toHaveBeenCalledTimes(times);
  });

  test('while it is enabled, Enter is left to the browser, which submits the form', async () => {
    const submitted = jest.fn(() => Promise.resolve());
    renderForm({ submit: submitted });
    await fill();
    fireEvent.keyDown(field('firstName'), { key: 'Enter' });
    expect(submitted).not.toHaveBeenCalled();
    const event = new Event('submit', { bubbles: true, cancelable: true });
    fireEvent(submitButton(), event);
    expect(event.defaultPrevented).toBe(true);
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('while it is being sent', () => {
  test.each([uploading, submitting])('%j: nothing can be changed', async (state) => {
    renderForm({ state, isInFlight: true });
    await fill();
    const groups = [...document.querySelectorAll('fieldset')];
    expect(groups.map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
    expect(submitButton().textContent).toBe(applicationForm.submitting);
    expect(submitButton().disabled).toBe(true);
    expect(resumeField().disabled).toBe(true);
  });

  test('the upload shows its progress and can be canceled', () => {
    const cancelUpload = jest.fn();
    renderForm({ state: uploading, isInFlight: true, cancelUpload });
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
    click(applicationForm.cancelUpload, { detail: 0 });
    expect(cancelUpload).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(applicationForm.sending)).toBeNull();
  });

  test('the submission after the upload cannot be canceled', () => {
    renderForm({ state: submitting, isInFlight: true });
    screen.getByText(applicationForm.sending);
    expect([screen.queryByRole('progressbar'), button(applicationForm.cancelUpload)]).toEqual([null, null]);
  });

  test('otherwise no progress is shown', () => {
    renderForm();
    expect([screen.queryByRole('progressbar'), screen.queryByText(applicationForm.sending)]).toEqual([null, null]);
    expect(document.querySelectorAll('fieldset:disabled')).toHaveLength(0);
  });
});

describe('the focus after sending', () => {
  const inFlight = { state: uploading, isInFlight: true };
  const failed = { state: { status: 'failed', reason: 'uploadFailed', isOffline: false } as const, isInFlight: false };

  test('returns to the button', async () => {
    const { rerender } = renderForm();
    await fill();
    rerender(inFlight);
    (document.activeElement as HTMLElement).blur();
    rerender(failed);
    expect(document.activeElement).toBe(submitButton());
  });

  test('moves to the field that the function rejects', async () => {
    let respond: (result: Awaited<ReturnType<typeof submit>>) => void = () => undefined;
    submit.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    renderForm();
    await fill();
    await doing(() => fireEvent.submit(submitButton()));
    await doing(() => respond({ ok: false, failure: { reason: 'rejected', message: 'Not this one.', field: 'email' } }));
    expect(textUnder(field('email'))).toBe('Not this one.');
    expect(document.activeElement).toBe(field('email'));
  });

  test('does not move when the form opens with a draft', () => {
    writeDraft(job.id, { fields: { ...emptyFields, ...applicant }, savedUpload: null, sent: null });
    renderForm();
    expect(submitButton().disabled).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  test('stays where the visitor has moved it', async () => {
    const { rerender } = renderForm();
    await fill();
    rerender(inFlight);
    const policy = screen.getByRole('link', { name: applicationForm.privacyLink });
    policy.focus();
    rerender(failed);
    expect(document.activeElement).toBe(policy);
  });

  test('does not move at any other time', async () => {
    const { rerender } = renderForm();
    await fill();
    expect(document.activeElement).toBe(document.body);
    rerender(inFlight);
    rerender(failed);
    submitButton().blur();
    rerender({ ...failed, resumeProblem: 'Too large.' });
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a failure', () => {
  test.each([
    ['uploadFailed', false, applicationForm.afterUploadFailure],
    ['submissionFailed', false, applicationForm.afterFailure],
    ['uploadFailed', true, applicationForm.offline],
    ['submissionFailed', true, applicationForm.offline],
  ] as const)('%s, offline: %s, shows what to do', (reason, isOffline, advice) => {
    renderForm({ state: { status: 'failed', reason, isOffline } });
    const [what, how, ...more] = [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(what).toBe(`${toasts[reason].title} ${toasts[reason].text}`);
    expect(how).toBe(`${advice} ${applicationForm.phone}, ${applicationForm.email}`);
    expect(more).toEqual([]);
    const links = within(screen.getByRole('alert')).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toEqual([expect.stringMatching(/^tel:\+\d+$/), `mailto:${applicationForm.email}`]);
  });

  test('shows the function’s message', () => {
    renderForm({ state: { status: 'failed', reason: 'submissionFailed', detail: 'Too many.', isOffline: false } });
    expect(screen.getByRole('alert').textContent).toContain('Too many.');
  });

  test('is not shown in a new form', () => {
    renderForm();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('the success message replaces the form and can close it', () => {
  renderForm({ state: { status: 'succeeded', surveyUrl: 'https://survey.example/one', isPopupBlocked: true } });
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: applicationForm.success.surveyLink }).href).toBe(
    'https://survey.example/one',
  );
  click(applicationForm.success.close);
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('a restored draft', () => {
  beforeEach(() => writeDraft(job.id, { fields: { ...emptyFields, firstName: 'Imani' }, savedUpload: null, sent: null }));

  test('is announced; clearing it focuses the first field', async () => {
    renderForm();
    expect(screen.getByText(applicationForm.draft.restored).closest('[role="status"]')?.textContent).toContain(
      applicationForm.draft.attachAgain,
    );
    await doing(() => click(applicationForm.draft.discard));
    expect([field('firstName').value, discard(), screen.queryByText(applicationForm.draft.restored)]).toEqual(['', null, null]);
    expect(document.activeElement).toBe(field('firstName'));
  });

  test('cannot be cleared while it is being sent', () => {
    renderForm({ state: uploading, isInFlight: true });
    expect(discard()).toBeNull();
  });
});

test('a new form has nothing to clear', () => {
  renderForm();
  expect([discard(), screen.queryByText(applicationForm.draft.restored)]).toEqual([null, null]);
});

test('starts the human check when a field is focused', () => {
  renderForm();
  expect(start).not.toHaveBeenCalled();
  fireEvent.focus(field('email'));
  expect(start).toHaveBeenCalledTimes(1);
});

test('terms and policy open in a new tab', () => {
  renderForm();
  const links = [applicationForm.termsLink, applicationForm.privacyLink].map((name) => {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name });
    return [new URL(link.href).pathname, link.target, link.parentElement?.textContent];
  });
  const together = `${applicationForm.termsLink} · ${applicationForm.privacyLink}`;
  expect(links).toEqual([
    ['/terms-and-conditions', '_blank', together],
    ['/privacy-policy', '_blank', together],
  ]);
});
