import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog.tsx';

test('closes on a click outside, unless it is the second one of a double click on what opened it', () => {
  const onClose = jest.fn();
  render(
    <Dialog onClose={onClose} title="Our network">
      Providers review each intake.
    </Dialog>,
  );
  const outside = screen.getByRole('dialog').parentElement ?? document.body;
  for (const detail of [2, 1]) {
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(outside, { detail });
    fireEvent.click(outside, { detail });
  }
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape closes it, unless an input method takes the key to discard a word', () => {
  const onClose = jest.fn();
  render(
    <Dialog onClose={onClose} title="Our network">
      <input aria-label="Name" />
    </Dialog>,
  );
  const field = screen.getByLabelText('Name');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('Back', () => {
  const goBack = () =>
    act(async () => {
      const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.back();
      await popped;
      // The dialog has to see the event first.
      await new Promise((resolve) => setTimeout(resolve));
    });
  const open = (onClose: () => void) =>
    render(
      <Dialog onClose={onClose} title="Our network">
        Providers review each intake.
      </Dialog>,
    );

  test('of a dialog that was just closed leaves the next one open', async () => {
    history.replaceState({ key: 'page' }, '');
    open(jest.fn()).unmount();
    // The request to go back, but not yet what comes of it.
    await new Promise((resolve) => setTimeout(resolve));
    const onClose = jest.fn();
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    const { unmount } = open(onClose);
    await act(() => popped.then(() => new Promise((resolve) => setTimeout(resolve))));
    expect(onClose).not.toHaveBeenCalled();
    expect(history.state).toEqual({ key: 'page', isDialog: true });
    unmount();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });

  test('closes the dialog, again if the dialog asked first', async () => {
    const onClose = jest.fn();
    history.replaceState({ key: 'page' }, '');
    const { unmount } = open(onClose);
    await goBack();
    await goBack();
    expect(onClose).toHaveBeenCalledTimes(2);
    unmount();
  });

  test('leaves the page once the dialog was closed otherwise', async () => {
    history.replaceState({ key: 'page' }, '');
    const { unmount } = open(jest.fn());
    expect(history.state).toMatchObject({ key: 'page', isDialog: true });
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    unmount();
    await popped;
    expect(history.state).toEqual({ key: 'page' });
  });
});
