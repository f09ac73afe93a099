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

test.each([undefined, 'PrivacyModal'])('requests nothing for %s, which the page does not list', (dialog) => {
  delete button.dataset.dialog;
  if (dialog) button.dataset.dialog = dialog;
  preloadDialog(button);
  preloadDialogForm(button);
  jest.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});
