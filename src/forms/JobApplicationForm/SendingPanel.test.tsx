import { act, fireEvent, render, screen } from '@testing-library/react';
import { applicationForm } from '../../content/applicationForm.ts';
import { SendingPanel } from './SendingPanel.tsx';

const cancelButton = () => screen.getByRole('button', { name: applicationForm.cancelUpload });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('focuses the panel, and scrolls no further than necessary', () => {
  const { scrollIntoView } = Element.prototype;
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { container, rerender } = render(<SendingPanel progress={0} onCancel={jest.fn()} />);
  const panel = container.firstElementChild as HTMLElement;
  expect(document.activeElement).toBe(panel);
  // The panel is not in the tab order.
  expect(panel.tabIndex).toBe(-1);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  rerender(<SendingPanel progress={0.5} onCancel={jest.fn()} />);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  act(() => cancelButton().focus());
  rerender(<SendingPanel progress={null} onCancel={jest.fn()} />);
  expect(document.activeElement).toBe(panel);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('stays on the screen when it grows, unless the focus is elsewhere', () => {
  const { scrollIntoView } = Element.prototype;
  const { rerender } = render(<SendingPanel progress={0.5} onCancel={jest.fn()} />);
  rerender(<SendingPanel progress={1} onCancel={jest.fn()} />);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  act(() => (document.activeElement as HTMLElement).blur());
  rerender(<SendingPanel progress={0.5} onCancel={jest.fn()} />);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('takes the focus when it is shown again, and not before', () => {
  const { scrollIntoView } = Element.prototype;
  const { container, rerender } = render(<SendingPanel progress={0.5} onCancel={jest.fn()} />);
  const panel = container.firstElementChild as HTMLElement;
  act(() => panel.blur());
  rerender(<SendingPanel progress={0.5} isHidden onCancel={jest.fn()} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<SendingPanel progress={0.5} onCancel={jest.fn()} />);
  expect(document.activeElement).toBe(panel);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('a click cancels from 600 ms on: before, it may be the second one of a double click', () => {
  const onCancel = jest.fn();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(5000);
  render(<SendingPanel progress={0} onCancel={onCancel} />);
  for (const [time, times] of [
    [5599, 0],
    [5600, 1],
  ] as const) {
    clock.mockReturnValue(time);
    fireEvent.click(cancelButton(), { detail: 1 });
    expect(onCancel).toHaveBeenCalledTimes(times);
  }
});
