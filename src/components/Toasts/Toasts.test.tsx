import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toastCopy } from '../../content/toasts.ts';
import { Toasts } from './Toasts.tsx';
import { createToastQueue, ToastQueueContext } from './toastQueue.ts';

// Compiling it takes longer than a test waits for a message.
beforeAll(() => import('./ToastStack.tsx'));

/** Renders an app with nothing but messages. */
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

const shown = () => screen.queryAllByRole('group').map(({ textContent }) => textContent);

test('a request that outlives its app shows no message in the next one', async () => {
  const first = renderApp();
  act(() => first.notify.error(current));
  expect((await screen.findByRole('group')).textContent).toContain(current.title);
  first.unmount();
  first.notify.error(late);

  const second = renderApp();
  first.notify.error(late);
  act(() => second.notify.success(current));
  expect((await screen.findByRole('group')).textContent).toContain(current.title);
  expect(shown()).toHaveLength(1);
  second.unmount();
});

test('a success closes after six seconds, an error stays, and an earlier app closes neither', async () => {
  const first = renderApp();
  act(() => first.notify.success(current));
  await screen.findByRole('group');

  jest.useFakeTimers();
  try {
    act(() => first.notify.success({ ...current, title: 'Second.' }));
    expect(shown()).toHaveLength(2);
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
    expect(shown()).toHaveLength(2);

    act(() => second.notify.success(current));
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(current.title),
    );
    act(() => jest.advanceTimersByTime(6000));
    expect(screen.queryByText(current.title)).toBeNull();
    second.unmount();
  } finally {
    jest.useRealTimers();
  }
});

describe('a message on a topic', () => {
  const text = ({ title, text: rest }: typeof current) => `${title} ${rest}`;
  const failed = { title: 'Failed.', text: 'Please try again.' };

  test('replaces the earlier message on that topic and no other', async () => {
    const { notify, unmount } = renderApp();
    act(() => {
      notify.error({ ...failed, topic: 'application' });
      notify.error({ ...late, topic: 'privacy' });
      notify.error({ title: 'Offline.', text: 'On no topic.' });
    });
    await screen.findAllByRole('group');
    act(() => notify.success({ ...current, topic: 'application' }));
    await waitFor(() => expect(screen.queryByText(failed.title)).toBeNull());
    act(() => notify.error({ title: 'Blocked.', text: 'On a topic of its own.', topic: 'video' }));
    expect(shown()).toEqual([text(late), 'Offline. On no topic.', text(current), 'Blocked. On a topic of its own.']);
    unmount();
  });

  test('messages without a topic all stay', async () => {
    const { notify, unmount } = renderApp();
    act(() => notify.success(current));
    await screen.findByRole('group');
    act(() => notify.success(failed));
    expect(shown()).toEqual([text(current), text(failed)]);
    unmount();
  });
});

test('a message is closed by its button, not by a click on its text', async () => {
  const { notify, unmount } = renderApp();
  act(() => notify.error(late));
  const message = await screen.findByRole('group');
  fireEvent.click(screen.getByText(late.title));
  expect(message.isConnected).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: toastCopy.closeLabel }));
  await waitFor(() => expect(message.isConnected).toBe(false));
  unmount();
});

test('an error has only an alert icon, a success only a check icon', async () => {
  const { notify, unmount } = renderApp();
  act(() => {
    notify.error(late);
    notify.success(current);
  });
  const icons = (message: HTMLElement) =>
    [...message.querySelectorAll('svg')].filter((icon) => !icon.closest('button')).map((icon) => icon.classList.value);
  expect((await screen.findAllByRole('group')).map(icons)).toEqual([
    [expect.stringContaining('circle-alert')],
    [expect.stringContaining('circle-check')],
  ]);
  unmount();
});

test('a prerendered page has no messages', () => {
  const queue = createToastQueue();
  queue.notify.error(late);
  const page = (
    <ToastQueueContext.Provider value={queue}>
      <Toasts />
    </ToastQueueContext.Provider>
  );
  expect(renderToString(page)).toBe('');
});
