import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDialogButton } from './useDialogButton.ts';
import { comeNear, fakeViewport } from './viewport.harness.ts';

const open = jest.fn<Promise<void>, []>();
const prefetch = jest.fn();

function Opener({ label }: { label: string }) {
  return <button {...useDialogButton('LeadModal', { open, prefetch })}>{label}</button>;
}
const button = (name: string) => screen.getByRole('button', { name });
const busy = () => screen.getAllByRole('button').map((it) => it.getAttribute('aria-busy'));

fakeViewport();
beforeEach(() => {
  open.mockReset();
  prefetch.mockReset();
  render(
    <>
      <Opener label="First" />
      <Opener label="Second" />
    </>,
  );
});

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
  comeNear();
  expect(prefetch).toHaveBeenCalledTimes(2);
  jest.runAllTimers();
  // These are the calls of both buttons.
  expect([prefetch.mock.calls.length, open.mock.calls.length]).toEqual([4, 0]);
  jest.useRealTimers();
});
