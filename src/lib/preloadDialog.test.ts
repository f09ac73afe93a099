import { preloadDialog, preloadDialogForm } from './preloadDialog.ts';

const load = jest.spyOn(globalThis, 'fetch');
const button = document.createElement('button');

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  load.mockRejectedValue(new TypeError('offline'));
  document.head.innerHTML = `
    <meta name="dialog-scripts" data-of="LeadModal" content="/assets/form.js /assets/LeadModal.js">
    <meta name="dialog-form-scripts" data-of="LeadModal" content="/assets/LeadModalForm.js">
    <meta name="dialog-scripts" data-of="ApplyModal" content="/assets/ApplyModal.js">`;
});

afterEach(() => jest.useRealTimers());

test('requests the files of its dialog once, each in a task of its own, and ignores failures', () => {
  button.dataset.dialog = 'LeadModal';
  preloadDialog(button);
  preloadDialog(button);
  expect(load).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(2);
  jest.runAllTimers();
  expect(load.mock.calls).toEqual([['/assets/form.js'], ['/assets/LeadModal.js']]);
});

test('requests the files of its form apart, once', () => {
  button.dataset.dialog = 'LeadModal';
  preloadDialogForm(button);
  preloadDialogForm(button);
  jest.runAllTimers();
  expect(load.mock.calls).toEqual([['/assets/LeadModalForm.js']]);
});

test('preloads as modules only what was downloaded: a failed preload would be remembered', async () => {
  const respond = (ok: boolean, body: Promise<ArrayBuffer>) => Promise.resolve({ ok, arrayBuffer: () => body } as Response);
  const complete = Promise.resolve(new ArrayBuffer(0));
  load.mockImplementation((file) => {
    if (file === '/assets/form.js') return respond(false, complete);
    if (file === '/assets/LeadModal.js') return respond(true, Promise.reject(new TypeError('connection lost')));
    return respond(true, complete);
  });
  button.dataset.dialog = 'LeadModal';
  preloadDialog(button);
  preloadDialogForm(button);
  await jest.runAllTimersAsync();
  const preloaded = Array.from(document.querySelectorAll('link[rel="modulepreload"]'), (link) => link.getAttribute('href'));
  expect(preloaded).toEqual(['/assets/LeadModalForm.js']);
});

test.each([undefined, 'PrivacyModal'])('requests nothing for %s, which the page does not list', (dialog) => {
  delete button.dataset.dialog;
  if (dialog) button.dataset.dialog = dialog;
  preloadDialog(button);
  preloadDialogForm(button);
  jest.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});
