import { renderHook } from '@testing-library/react';
import { useConfirmLeave } from './useConfirmLeave.ts';

/** The event of a browser, in which `returnValue` is a text. jsdom has no type of its own for it. */
function leave() {
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'returnValue', { value: '', writable: true });
  window.dispatchEvent(event);
  return [event.defaultPrevented, String(event.returnValue) !== ''];
}

test('asks before leaving only while something is in flight, in old versions of Chrome too, which read `returnValue`', () => {
  const { rerender, unmount } = renderHook(useConfirmLeave, { initialProps: false });
  expect(leave()).toEqual([false, false]);
  rerender(true);
  expect(leave()).toEqual([true, true]);
  unmount();
  expect(leave()).toEqual([false, false]);
});
