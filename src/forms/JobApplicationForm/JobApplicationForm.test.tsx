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

/** The form as it works, or with some of it as it is given. */
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
/** Does something, and waits until the form has made of it what it will. */
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
  test('have the names, kinds and hints that browsers and visitors know them by', () => {
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

  test.each(['experience', 'availability', 'referral'] as const)('%s is a choice of its own', async (name) => {
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

  test.each(['agreement', 'cultureIndexAgreement'] as const)('%s is a box with its sentence', async (name) => {
    renderForm();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: labels[name] });
    expect([box.name, box.required, box.checked]).toEqual([name, true, false]);
    await doing(() => fireEvent.click(box));
    expect([controller.formik.values[name], box.checked]).toEqual([true, true]);
  });

  test('show what is wrong once they were left', async () => {
    renderForm();
    expect(textUnder(field('firstName'))).toBe('');
    await doing(() => fireEvent.blur(field('firstName')));
    expect(textUnder(field('firstName'))).toBe('Please enter your first name');
    expect(textUnder(field('lastName'))).toBe('');
  });

  test('show all that is wrong after a click on the button, and the first takes the focus', async () => {
    renderForm();
    await fill({ firstName: 'Imani', agreement: true, cultureIndexAgreement: true });
    await doing(() => fireEvent.submit(submitButton()));
    expect(textUnder(field('lastName'))).toBe('Please enter your last name');
    expect(textUnder(field('coverLetter'))).toContain('Loom Video Required');
    expect(textUnder(field('salary'))).toContain('Please enter your monthly salary expectation');
    expect(textUnder(resumeField())).toContain(applicationForm.resumeMissing);
    expect(document.activeElement).toBe(field('lastName'));
  });

  test('show what is wrong with a box', async () => {
    renderForm();
    await fill({ ...applicant, agreement: false, cultureIndexAgreement: false });
    await doing(() => fireEvent.submit(submitButton()));
    for (const name of ['agreement', 'cultureIndexAgreement'] as const) {
      expect(textUnder(field(name))).toContain('Agreement Required');
    }
  });

  test.each(['experience', 'availability', 'referral'] as const)('show what is wrong with %s', async (name) => {
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
  test('is chosen among the kinds that are taken, and phones know them by their media types', () => {
    renderForm();
    expect(resumeField().accept.split(',')).toEqual([
      ...['.pdf', '.doc', '.docx', 'application/pdf', 'application/msword'],
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ]);
    expect(resumeField().required).toBe(true);
    expect(textUnder(resumeField())).toContain(applicationForm.hints.resume);
  });

  test('is handed on when it is chosen, shown when it was read, and removed', async () => {
    const [attachResume, removeResume] = [jest.fn(), jest.fn()];
    renderForm({ attachResume, removeResume });
    const file = resumeFile();
    fireEvent.change(resumeField(), { target: { files: [file] } });
    expect(attachResume.mock.calls).toEqual([[file]]);
    await fill();
    click(`Remove ${file.name}`);
    expect(removeResume).toHaveBeenCalledTimes(1);
  });

  test('says what is wrong with the file that was chosen last', () => {
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
  ])('with the boxes %s and %s is disabled: %s', async (agreement, cultureIndexAgreement, isDisabled) => {
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
  ])('that is disabled is explained when %s is pressed in a field, with %j: %i', (key, change, times) => {
    const submitted = jest.fn(() => Promise.resolve());
    renderForm({ submit: submitted, ...change });
    fireEvent.keyDown(field('firstName'), { key });
    expect(submitted).toHaveBeenCalledTimes(times);
  });

  test('that is not disabled needs no explanation: the browser sends the form on Enter', async () => {
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

describe('while it is on its way', () => {
  test.each([uploading, submitting])('%j: nothing can be changed', async (state) => {
    renderForm({ state, isInFlight: true });
    await fill();
    const groups = [...document.querySelectorAll('fieldset')];
    expect(groups.map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
    expect(submitButton().textContent).toBe(applicationForm.submitting);
    expect(submitButton().disabled).toBe(true);
    expect(resumeField().disabled).toBe(true);
  });

  test('the upload shows how far it has come, and can be stopped', () => {
    const cancelUpload = jest.fn();
    renderForm({ state: uploading, isInFlight: true, cancelUpload });
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
    click(applicationForm.cancelUpload, { detail: 0 });
    expect(cancelUpload).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(applicationForm.sending)).toBeNull();
  });

  test('what is being stored cannot be stopped', () => {
    renderForm({ state: submitting, isInFlight: true });
    screen.getByText(applicationForm.sending);
    expect([screen.queryByRole('progressbar'), button(applicationForm.cancelUpload)]).toEqual([null, null]);
  });

  test('before and after, there is no progress', () => {
    renderForm();
    expect([screen.queryByRole('progressbar'), screen.queryByText(applicationForm.sending)]).toEqual([null, null]);
    expect(document.querySelectorAll('fieldset:disabled')).toHaveLength(0);
  });
});

describe('the focus, which what is disabled has lost', () => {
  const inFlight = { state: uploading, isInFlight: true };
  const failed = { state: { status: 'failed', reason: 'uploadFailed', isOffline: false } as const, isInFlight: false };

  test('comes back to the button when it is over', async () => {
    const { rerender } = renderForm();
    await fill();
    rerender(inFlight);
    (document.activeElement as HTMLElement).blur();
    rerender(failed);
    expect(document.activeElement).toBe(submitButton());
  });

  test('goes to the field that the function rejects', async () => {
    let respond: (result: Awaited<ReturnType<typeof submit>>) => void = () => undefined;
    submit.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    renderForm();
    await fill();
    await doing(() => fireEvent.submit(submitButton()));
    await doing(() => respond({ ok: false, failure: { reason: 'rejected', message: 'Not this one.', field: 'email' } }));
    expect(textUnder(field('email'))).toBe('Not this one.');
    expect(document.activeElement).toBe(field('email'));
  });

  test('is not taken by a form that opens with what was typed earlier', () => {
    writeDraft(job.id, { fields: { ...emptyFields, ...applicant }, savedUpload: null, sent: null });
    renderForm();
    expect(submitButton().disabled).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  test('stays where the visitor has put it', async () => {
    const { rerender } = renderForm();
    await fill();
    rerender(inFlight);
    const policy = screen.getByRole('link', { name: applicationForm.privacyLink });
    policy.focus();
    rerender(failed);
    expect(document.activeElement).toBe(policy);
  });

  test('is not taken at any other time', async () => {
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
  ] as const)('%s, offline: %s, says what to do', (reason, isOffline, advice) => {
    renderForm({ state: { status: 'failed', reason, isOffline } });
    const [what, how, ...more] = [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(what).toBe(`${toasts[reason].title} ${toasts[reason].text}`);
    expect(how).toBe(`${advice} ${applicationForm.phone}, ${applicationForm.email}`);
    expect(more).toEqual([]);
    const links = within(screen.getByRole('alert')).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toEqual([expect.stringMatching(/^tel:\+\d+$/), `mailto:${applicationForm.email}`]);
  });

  test('says what the function said', () => {
    renderForm({ state: { status: 'failed', reason: 'submissionFailed', detail: 'Too many.', isOffline: false } });
    expect(screen.getByRole('alert').textContent).toContain('Too many.');
  });

  test('is not said while there is none', () => {
    renderForm();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('thanks in the place of the form, and closes', () => {
  renderForm({ state: { status: 'succeeded', surveyUrl: 'https://survey.example/one', isPopupBlocked: true } });
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: applicationForm.success.surveyLink }).href).toBe(
    'https://survey.example/one',
  );
  click(applicationForm.success.close);
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('a draft that was restored', () => {
  beforeEach(() => writeDraft(job.id, { fields: { ...emptyFields, firstName: 'Imani' }, savedUpload: null, sent: null }));

  test('is announced, and can be cleared: the first field takes the focus', async () => {
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

test('the check that the visitor is a person begins with the first field', () => {
  renderForm();
  expect(start).not.toHaveBeenCalled();
  fireEvent.focus(field('email'));
  expect(start).toHaveBeenCalledTimes(1);
});

test('terms and policy open beside the form', () => {
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
