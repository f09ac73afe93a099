import { act, renderHook } from '@testing-library/react';
import { useLazyDialog } from './useLazyDialog.ts';

const Dialog = () => null;
const load = jest.fn(() => Promise.resolve(Dialog));
const onUnavailable = jest.fn();
const show = () => renderHook(() => useLazyDialog({ load, onUnavailable })).result;
const settle = () => act(async () => Promise.resolve());

beforeEach(() => jest.clearAllMocks());

test('loads nothing before the first interaction, and loading does not open the dialog', async () => {
  const dialog = show();
  expect(dialog.current).toMatchObject({ Dialog: null, isOpen: false });
  expect(load).not.toHaveBeenCalled();
  dialog.current.prefetch();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(dialog.current).toMatchObject({ Dialog: null, isOpen: false });
});

test('is open from the click, has the dialog once it is loaded, and closes', async () => {
  const dialog = show();
  act(() => void dialog.current.open());
  expect(dialog.current).toMatchObject({ Dialog: null, isOpen: true });
  await settle();
  expect(dialog.current).toMatchObject({ Dialog, isOpen: true });
  act(() => dialog.current.close());
  expect(dialog.current).toMatchObject({ Dialog, isOpen: false });
  expect(onUnavailable).not.toHaveBeenCalled();
});

test('after a failed load it closes, reports once, and retries at the next click', async () => {
  load.mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'));
  const dialog = show();
  dialog.current.prefetch();
  await settle();
  expect(onUnavailable).not.toHaveBeenCalled();
  act(() => void dialog.current.open());
  await settle();
  expect(dialog.current).toMatchObject({ Dialog: null, isOpen: false });
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  act(() => void dialog.current.open());
  await settle();
  expect(dialog.current).toMatchObject({ Dialog, isOpen: true });
});

test('its functions are stable between renders until `load` changes', async () => {
  const { result, rerender } = renderHook((its: typeof load) => useLazyDialog({ load: its, onUnavailable }), {
    initialProps: load,
  });
  const { open, close, prefetch } = result.current;
  rerender(load);
  expect(result.current).toMatchObject({ open, close, prefetch });
  const another = jest.fn(() => Promise.resolve(Dialog));
  rerender(another);
  result.current.prefetch();
  act(() => void result.current.open());
  await settle();
  expect([load.mock.calls.length, another.mock.calls.length]).toEqual([0, 2]);
});
