import { act, fireEvent, render, screen } from '@testing-library/react';
import { preloadDialog, preloadDialogForm } from '../lib/preloadDialog.ts';
import { useDialogButton } from './useDialogButton.ts';

jest.mock('../lib/preloadDialog.ts');

const open = jest.fn<Promise<void>, []>();
const prefetch = jest.fn();
/** Reports whether the observed button is visible. */
let show: (isIntersecting: boolean) => void;
const disconnect = jest.fn();

function Opener({ label }: { label: string }) {
  return <button {...useDialogButton('LeadModal', { open, prefetch })}>{label}</button>;
}
const buttons = () => (
  <>
    <Opener label="First" />
    <Opener label="Second" />
  </>
);
const button = (name: string) => screen.getByRole('button', { name });
const busy = () => screen.getAllByRole('button').map((it) => it.getAttribute('aria-busy'));

beforeEach(() => {
  jest.resetAllMocks();
  open.mockResolvedValue(undefined);
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe: jest.fn(), disconnect } as unknown as IntersectionObserver;
    show = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
});
afterEach(() => jest.restoreAllMocks());

test('it opens the dialog, and loads its code when a click is likely', async () => {
  render(buttons());
  expect(button('First').dataset.dialog).toBe('LeadModal');
  expect(button('First').getAttribute('aria-haspopup')).toBe('dialog');
  fireEvent.pointerEnter(button('First'));
  fireEvent.focus(button('First'));
  expect([prefetch.mock.calls.length, open.mock.calls.length]).toEqual([2, 0]);
  fireEvent.click(button('First'));
  expect(open).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve());
});

test('while the code is loaded only the clicked button is busy', async () => {
  let arrive: () => void = () => undefined;
  open.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
  render(buttons());
  expect(busy()).toEqual([null, null]);
  fireEvent.click(button('Second'));
  expect(busy()).toEqual([null, 'true']);
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(busy()).toEqual([null, null]);
});

test.each([
  [true, 1],
  [false, 0],
])('on the first screen (%p) the code is downloaded when the browser is idle', (isIntersecting, times) => {
  jest.useFakeTimers();
  const { unmount } = render(<Opener label="First" />);
  const shown = button('First');
  act(() => show(isIntersecting));
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(preloadDialog).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(jest.mocked(preloadDialog).mock.calls).toEqual(Array(times).fill([shown]));
  expect(jest.mocked(preloadDialogForm).mock.calls).toEqual(Array(times).fill([shown]));
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
