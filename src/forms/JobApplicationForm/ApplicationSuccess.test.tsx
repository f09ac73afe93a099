import { act, fireEvent, render, screen } from '@testing-library/react';
import { applicationForm } from '../../content/applicationForm.ts';
import { ApplicationSuccess } from './ApplicationSuccess.tsx';

const { success, toasts } = applicationForm;
const surveyUrl = 'https://survey.example/one';

test('takes the focus, and shows that the survey has opened', () => {
  const view = render(<ApplicationSuccess surveyUrl={surveyUrl} isPopupBlocked={false} onClose={jest.fn()} />);
  const title = screen.getByText(toasts.succeeded.title);
  expect(document.activeElement).toBe(title);
  // Not in the tab order.
  expect(title.tabIndex).toBe(-1);
  expect(screen.getByRole('status').textContent).toBe(toasts.succeeded.title + toasts.succeeded.text + success.surveyOpened);
  expect(screen.queryByRole('link')).toBeNull();
  // Only once: the visitor may have moved the focus.
  act(() => title.blur());
  view.rerender(<ApplicationSuccess surveyUrl={surveyUrl} isPopupBlocked={false} onClose={jest.fn()} />);
  expect(document.activeElement).toBe(document.body);
});

test('shows a link and a close button if the browser blocked the survey', () => {
  const onClose = jest.fn();
  render(<ApplicationSuccess surveyUrl={surveyUrl} isPopupBlocked onClose={onClose} />);
  screen.getByText(success.surveyBlocked);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: success.surveyLink });
  expect([link.href, link.target]).toEqual([surveyUrl, '_blank']);
  fireEvent.click(screen.getByRole('button', { name: success.close }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
