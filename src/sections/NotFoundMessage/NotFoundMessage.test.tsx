import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NotFoundMessage } from './NotFoundMessage.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => jest.useRealTimers());

test('logs the path, and after exactly 1.2 s replaces the URL by the home page', () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '*', element: <NotFoundMessage /> },
    ],
    { initialEntries: ['/no-such-page'] },
  );
  render(<RouterProvider router={router} />);
  expect(console.info).toHaveBeenCalledWith('Unknown path: /no-such-page');

  act(() => jest.advanceTimersByTime(1199));
  expect(router.state.location.pathname).toBe('/no-such-page');
  act(() => jest.advanceTimersByTime(1));
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.historyAction).toBe('REPLACE');
});
