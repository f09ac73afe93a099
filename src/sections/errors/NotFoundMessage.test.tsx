import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { notFound } from '../../content/notFound.ts';
import { NotFoundMessage } from './NotFoundMessage.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => jest.useRealTimers());

function renderUnknownPath() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '*', element: <NotFoundMessage /> },
    ],
    { initialEntries: ['/no-such-page'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('logs the path, and after exactly 3 s replaces the URL by the home page', () => {
  const router = renderUnknownPath();
  expect(console.info).toHaveBeenCalledWith('Unknown path: /no-such-page');

  act(() => jest.advanceTimersByTime(2999));
  expect(router.state.location.pathname).toBe('/no-such-page');
  act(() => jest.advanceTimersByTime(1));
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the button replaces the URL at once', () => {
  const router = renderUnknownPath();
  fireEvent.click(screen.getByRole('link', { name: notFound.link.label }));
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each(['pointerDown', 'keyDown'] as const)(
  '%s stops the redirect: the visitor may be waiting for a page that loads slowly',
  (event) => {
    const router = renderUnknownPath();
    act(() => jest.advanceTimersByTime(2999));
    fireEvent[event](document.body);
    expect(screen.getByRole('status').textContent).toBe('You can stay on this page, or use the menu.');
    act(() => jest.advanceTimersByTime(60_000));
    expect(router.state.location.pathname).toBe('/no-such-page');
  },
);
