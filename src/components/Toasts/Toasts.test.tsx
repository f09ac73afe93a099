import { act, render, screen } from '@testing-library/react';
import { Toasts } from './Toasts.tsx';
import { useNotify, type Notify } from './useNotify.ts';

// Compiling it takes longer than a test waits for a message.
beforeAll(() => import('./showToast.ts'));

/** Renders an app with nothing but messages. */
function renderApp() {
  let notify: Notify | undefined;
  const Sender = () => {
    notify = useNotify();
    return null;
  };
  const { unmount } = render(
    <Toasts>
      <Sender />
    </Toasts>,
  );
  return { notify: notify as unknown as Notify, unmount };
}

const late = { title: 'Too late.', text: 'The request outlived its app.' };
const current = { title: 'Message sent.', text: 'We answer within one business day.' };

const shown = () => screen.queryAllByRole('group').map(({ textContent }) => textContent);

test('a request that outlives its app shows no message in the next one', async () => {
  const first = renderApp();
  act(() => first.notify.error(current));
  await screen.findByRole('group');
  first.unmount();
  first.notify.error(late);

  const second = renderApp();
  first.notify.error(late);
  act(() => second.notify.success(current));
  await screen.findByRole('group');
  expect(shown()).toHaveLength(1);
  second.unmount();
});

test('a success closes after six seconds or the time that it asks for, an error stays', async () => {
  jest.useFakeTimers();
  const { notify, unmount } = renderApp();
  await act(async () => {
    notify.error(late);
    notify.success(current);
    notify.success({ title: 'Your number:', text: '1', showMs: 20_000 });
    notify.success({ title: 'Your number:', text: '2', showMs: Infinity });
    await jest.advanceTimersByTimeAsync(0);
  });
  act(() => jest.advanceTimersByTime(5999));
  expect(shown()).toHaveLength(4);
  act(() => jest.advanceTimersByTime(14_000));
  expect(shown()).toEqual(['Too late. The request outlived its app.', 'Your number: 1', 'Your number: 2']);
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toEqual(['Too late. The request outlived its app.', 'Your number: 2']);
  unmount();
  jest.useRealTimers();
});
