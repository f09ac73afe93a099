import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('This component fails on purpose.');
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const show = (onError?: () => void) =>
  render(
    <ErrorBoundary fallback="This part could not be shown." {...(onError ? { onError } : {})}>
      <Broken />
    </ErrorBoundary>,
  );

test('an error is reported once, without its message', () => {
  const onError = jest.fn();
  show(onError);
  expect(onError.mock.calls).toEqual([[]]);
});

test('shows the fallback without `onError` too', () => {
  show();
  expect(screen.getByText('This part could not be shown.')).toBeTruthy();
});
