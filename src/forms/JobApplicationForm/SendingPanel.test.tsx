import { act, fireEvent, render, screen } from '@testing-library/react';
import { applicationForm } from '../../content/applicationForm.ts';
import { SendingPanel } from './SendingPanel.tsx';

const scrollIntoView = jest.fn();
const onCancel = jest.fn();
let now = 0;

beforeEach(() => {
  jest.clearAllMocks();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  now = 5000;
});
afterEach(() => jest.restoreAllMocks());

const cancelButton = () => screen.getByRole('button', { name: applicationForm.cancelUpload });

test('while the résumé is uploading: how far it has come, and the way to stop it', () => {
  render(<SendingPanel progress={0} onCancel={onCancel} />);
  screen.getByRole('progressbar', { name: applicationForm.uploading });
  cancelButton();
  expect(screen.queryByText(applicationForm.sending)).toBeNull();
});

test('once it has arrived there is nothing to stop', () => {
  render(<SendingPanel progress={null} onCancel={onCancel} />);
  expect(screen.getByRole('status').textContent).toBe(applicationForm.sending);
  expect(screen.queryByRole('button')).toBeNull();
});

test('takes the focus itself, without moving the page more than it must', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { container, rerender } = render(<SendingPanel progress={0} onCancel={onCancel} />);
  const panel = container.firstElementChild as HTMLElement;
  expect(document.activeElement).toBe(panel);
  // Out of the order of the Tab key.
  expect(panel.tabIndex).toBe(-1);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]]);
  rerender(<SendingPanel progress={0.5} onCancel={onCancel} />);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  act(() => cancelButton().focus());
  rerender(<SendingPanel progress={null} onCancel={onCancel} />);
  expect(document.activeElement).toBe(panel);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test.each([
  ['the second click of a double click', 599, 1, 0],
  ['a click', 600, 1, 1],
  ['a key, however soon', 0, 0, 1],
])('%s after %i ms', (_what, milliseconds, detail, times) => {
  render(<SendingPanel progress={0} onCancel={onCancel} />);
  now += milliseconds;
  fireEvent.click(cancelButton(), { detail });
  expect(onCancel).toHaveBeenCalledTimes(times);
});
