import { renderHook } from '@testing-library/react';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts';

/** Whether the browser would ask. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks as long as something is on its way', () => {
  const { rerender, unmount } = renderHook(useAskBeforeLeaving, { initialProps: false });
  expect(asks()).toBe(false);
  rerender(true);
  expect(asks()).toBe(true);
  rerender(false);
  expect(asks()).toBe(false);
  rerender(true);
  unmount();
  expect(asks()).toBe(false);
});
