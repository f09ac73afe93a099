import { act, render, screen } from '@testing-library/react';
import { rememberApplication, useSentApplication } from './useSentApplication.ts';

function Page({ jobId }: { jobId: string }) {
  const sent = useSentApplication(jobId);
  return <p>{sent ? `sent ${sent.reference ?? 'without a number'}` : 'open'}</p>;
}

beforeEach(() => sessionStorage.clear());

test('a page learns of an application while it is shown, and knows it when it is loaded again', () => {
  const { unmount } = render(<Page jobId="marketing-manager" />);
  expect(screen.getByText('open')).toBeTruthy();
  act(() => rememberApplication('marketing-manager', 'BMN7-WH4K'));
  expect(screen.getByText('sent BMN7-WH4K')).toBeTruthy();
  unmount();
  render(<Page jobId="marketing-manager" />);
  expect(screen.getByText('sent BMN7-WH4K')).toBeTruthy();
});

test('an application for one job leaves the others open', () => {
  rememberApplication('marketing-manager', 'BMN7-WH4K');
  render(<Page jobId="appointment-setter" />);
  expect(screen.getByText('open')).toBeTruthy();
});

test('an older backend gives no number', () => {
  rememberApplication('appointment-setter', undefined);
  render(<Page jobId="appointment-setter" />);
  expect(screen.getByText('sent without a number')).toBeTruthy();
});
