import { render } from '@testing-library/react';
import { createToastQueue, ToastQueueContext, useNotify, type Notify } from './toastQueue.ts';

const sent = { title: 'Sent.', text: 'We will be in touch.' };
const failed = { title: 'Failed.', text: 'Please try again.', topic: 'application' };

test('messages wait in order, each with its own id, until they are cleared', () => {
  const { notify, waiting, clear } = createToastQueue();
  expect(waiting()).toEqual([]);
  notify.error(failed);
  notify.success(sent);
  expect(waiting()).toEqual([
    { ...failed, variant: 'error', id: expect.any(Number) as number },
    { ...sent, variant: 'success', id: expect.any(Number) as number },
  ]);
  expect(new Set(waiting().map(({ id }) => id)).size).toBe(2);
  clear();
  expect(waiting()).toEqual([]);
});

test('a listener is called on each change until it unsubscribes', () => {
  const { notify, subscribe, clear } = createToastQueue();
  const listener = jest.fn();
  const unsubscribe = subscribe(listener);
  notify.success(sent);
  clear();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  notify.success(sent);
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('a component that sends messages', () => {
  let notify: Notify | undefined;
  function Sender() {
    notify = useNotify();
    return null;
  }

  test('sends them to the queue of its app', () => {
    const queue = createToastQueue();
    render(
      <ToastQueueContext.Provider value={queue}>
        <Sender />
      </ToastQueueContext.Provider>,
    );
    notify?.success(sent);
    expect(queue.waiting()).toHaveLength(1);
  });

  test('throws outside of an app, and names the missing provider', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Sender />)).toThrow('must be inside ToastQueueContext.Provider');
    jest.restoreAllMocks();
  });
});
