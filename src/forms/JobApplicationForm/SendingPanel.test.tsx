import { act, render, screen } from '@testing-library/react';
import { applicationForm } from '../../content/applicationForm.ts';
import { SendingPanel } from './SendingPanel.tsx';

test('focuses the panel, and scrolls no further than necessary', () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { container, rerender } = render(<SendingPanel progress={0} onCancel={jest.fn()} />);
  const panel = container.firstElementChild as HTMLElement;
  expect(document.activeElement).toBe(panel);
  // Not in the tab order.
  expect(panel.tabIndex).toBe(-1);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]]);
  rerender(<SendingPanel progress={0.5} onCancel={jest.fn()} />);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole('button', { name: applicationForm.cancelUpload }).focus());
  rerender(<SendingPanel progress={null} onCancel={jest.fn()} />);
  expect(document.activeElement).toBe(panel);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});
