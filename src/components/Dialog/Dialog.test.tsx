import { fireEvent, render, screen } from '@testing-library/react';
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
