import { renderHook } from '@testing-library/react';
import { useConfirmLeave } from './useConfirmLeave.ts';

/** Whether the browser would ask for confirmation. */
const isConfirmed = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks for confirmation while a submission is pending', () => {
  const { rerender, unmount } = renderHook(useConfirmLeave, { initialProps: false });
  expect(isConfirmed()).toBe(false);
  rerender(true);
  expect(isConfirmed()).toBe(true);
  rerender(false);
  expect(isConfirmed()).toBe(false);
  rerender(true);
  unmount();
  expect(isConfirmed()).toBe(false);
});
