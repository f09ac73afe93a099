import { preloadDialog } from './preload.ts';

test('downloads the files of the button’s dialog and of no other, and ignores failures', () => {
  document.head.innerHTML = `
    <meta name="dialog-scripts" data-of="LeadModal" content="/assets/form.js /assets/LeadModal.js">
    <meta name="dialog-scripts" data-of="ApplyModal" content="/assets/ApplyModal.js">`;
  const request = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const button = document.createElement('button');
  preloadDialog(button);
  expect(request).not.toHaveBeenCalled();
  button.dataset.dialog = 'LeadModal';
  preloadDialog(button);
  expect(request.mock.calls).toEqual([['/assets/form.js'], ['/assets/LeadModal.js']]);
});
