import { act, renderHook } from '@testing-library/react';
import { lazyModule } from '../lib/lazyModule.ts';
import { useLazyDialog } from './useLazyDialog.ts';

const Dialog = () => null;
const load = jest.fn(() => Promise.resolve({ default: Dialog }));
const onUnavailable = jest.fn();

function show() {
  const code = lazyModule(load);
  return renderHook(() => useLazyDialog(code, onUnavailable)).result;
}

beforeEach(() => jest.clearAllMocks());

test('loads nothing before the first interaction, opens once it is loaded, and closes', async () => {
  const dialog = show();
  expect(load).not.toHaveBeenCalled();
  dialog.current.prefetch();
  expect(dialog.current.Dialog).toBeNull();
  await act(() => dialog.current.open());
  expect(dialog.current.Dialog).toBe(Dialog);
  act(() => dialog.current.close());
  expect(dialog.current.Dialog).toBeNull();
  expect([load.mock.calls.length, onUnavailable.mock.calls.length]).toEqual([1, 0]);
});

test('after a failed load it offers the alternative, and tries again at the next click', async () => {
  load.mockRejectedValueOnce(new TypeError('gone'));
  const dialog = show();
  await act(() => dialog.current.open());
  expect(dialog.current.Dialog).toBeNull();
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  await act(() => dialog.current.open());
  expect(dialog.current.Dialog).toBe(Dialog);
});
