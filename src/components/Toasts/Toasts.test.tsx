import { act, render, screen } from '@testing-library/react';
import { Toasts } from './Toasts.tsx';
import { createToastQueue, ToastQueueContext } from './toastQueue.ts';

/** An app that shows nothing but messages. */
function renderApp() {
  const queue = createToastQueue();
  const { unmount } = render(
    <ToastQueueContext.Provider value={queue}>
      <Toasts />
    </ToastQueueContext.Provider>,
  );
  return { notify: queue.notify, unmount };
}

const late = { title: 'Too late.', text: 'The request outlived its app.' };
const current = { title: 'Message sent.', text: 'We answer within one business day.' };

test('a request that outlives its app shows no message in the next one', async () => {
  const first = renderApp();
  act(() => first.notify.error(current));
  expect((await screen.findByRole('alert')).textContent).toContain(current.title);
  first.unmount();
  first.notify.error(late);

  const second = renderApp();
  first.notify.error(late);
  act(() => second.notify.success(current));
  expect((await screen.findByRole('status')).textContent).toContain(current.title);
  expect(screen.queryByRole('alert')).toBeNull();
  second.unmount();
});

test('a success closes after six seconds, an error stays, and an earlier app closes neither', async () => {
  const first = renderApp();
  act(() => first.notify.success(current));
  await screen.findByRole('status');

  jest.useFakeTimers();
  try {
    act(() => first.notify.success({ ...current, title: 'Second.' }));
    expect(screen.getAllByRole('status')).toHaveLength(2);
    act(() => jest.advanceTimersByTime(5999));
    expect(screen.queryByText('Second.')).not.toBeNull();
    first.unmount();

    const second = renderApp();
    await act(async () => {
      second.notify.error(late);
      second.notify.error({ ...late, title: 'Another.' });
      await jest.advanceTimersByTimeAsync(0);
    });
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getAllByRole('alert')).toHaveLength(2);

    act(() => second.notify.success(current));
    expect(screen.getByRole('status').textContent).toContain(current.title);
    act(() => jest.advanceTimersByTime(6000));
    expect(screen.queryByRole('status')).toBeNull();
    second.unmount();
  } finally {
    jest.useRealTimers();
  }
});
