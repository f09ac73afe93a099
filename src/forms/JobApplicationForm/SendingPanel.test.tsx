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

test('focuses the panel, and scrolls no further than necessary', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { container, rerender } = render(<SendingPanel progress={0} onCancel={onCancel} />);
  const panel = container.firstElementChild as HTMLElement;
  expect(document.activeElement).toBe(panel);
  // Not in the tab order.
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
  ['a key press', 0, 0, 1],
])('%s after %i ms', (_what, milliseconds, detail, times) => {
  render(<SendingPanel progress={0} onCancel={onCancel} />);
  now += milliseconds;
  fireEvent.click(cancelButton(), { detail });
  expect(onCancel).toHaveBeenCalledTimes(times);
});
