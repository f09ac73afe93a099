import { render, screen } from '@testing-library/react';
import { Dialog } from './Dialog.tsx';

const open = (description?: string) =>
  render(
    <Dialog isOpen onClose={jest.fn()} title="Our network" {...(description ? { description } : {})}>
      Providers review each intake.
    </Dialog>,
  );

/** The texts that an `aria-…` attribute of the dialog refers to. */
const referred = (attribute: string) =>
  screen
    .getByRole('dialog')
    .getAttribute(attribute)
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('its title names it and its description describes it', () => {
  open('Who sees your clients.');
  expect(referred('aria-labelledby')).toEqual(['Our network']);
  expect(referred('aria-describedby')).toEqual(['Who sees your clients.']);
});

test('without a description it is described by nothing', () => {
  open();
  expect(referred('aria-describedby')).toBeUndefined();
});
