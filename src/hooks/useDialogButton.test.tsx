import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDialogButton } from './useDialogButton.ts';

const open = jest.fn<Promise<void>, []>();
const prefetch = jest.fn();
/** Reports that a button is visible. */
let show: () => void;

function Opener({ label }: { label: string }) {
  return <button {...useDialogButton('LeadModal', { open, prefetch })}>{label}</button>;
}
const button = (name: string) => screen.getByRole('button', { name });
const busy = () => screen.getAllByRole('button').map((it) => it.getAttribute('aria-busy'));

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
    show = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
  render(
    <>
      <Opener label="First" />
      <Opener label="Second" />
    </>,
  );
});
afterEach(() => jest.restoreAllMocks());

test('while the code is loaded only the clicked button is busy', async () => {
  let arrive: () => void = () => undefined;
  open.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
  expect(busy()).toEqual([null, null]);
  fireEvent.click(button('Second'));
  expect(busy()).toEqual([null, 'true']);
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(busy()).toEqual([null, null]);
});

test('the code is loaded when a click is likely, and when the button is on the screen and the browser is idle', () => {
  fireEvent.pointerEnter(button('First'));
  fireEvent.focus(button('First'));
  expect(prefetch).toHaveBeenCalledTimes(2);
  jest.useFakeTimers();
  act(show);
  expect(prefetch).toHaveBeenCalledTimes(2);
  jest.runAllTimers();
  expect([prefetch.mock.calls.length, open.mock.calls.length]).toEqual([3, 0]);
  jest.useRealTimers();
});
