import { preloadDialog } from './preloadDialog.ts';

const load = jest.spyOn(globalThis, 'fetch');
const button = document.createElement('button');

beforeEach(() => {
  load.mockReset();
  load.mockRejectedValue(new TypeError('offline'));
  document.head.innerHTML = `
    <meta name="dialog-scripts" data-of="LeadModal" content="/assets/form.js /assets/LeadModal.js">
    <meta name="dialog-scripts" data-of="ApplyModal" content="/assets/ApplyModal.js">`;
});

test('the files of its dialog are requested once, and a failure changes nothing', () => {
  button.dataset.dialog = 'LeadModal';
  preloadDialog(button);
  preloadDialog(button);
  expect(load.mock.calls).toEqual([['/assets/form.js'], ['/assets/LeadModal.js']]);
});

test.each([undefined, 'PrivacyModal'])('for %s, of which the page lists nothing, nothing is requested', (dialog) => {
  delete button.dataset.dialog;
  if (dialog) button.dataset.dialog = dialog;
  preloadDialog(button);
  expect(load).not.toHaveBeenCalled();
});
