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

test('is named by its title and described by its description', () => {
  open('Who sees your clients.');
  expect(referred('aria-labelledby')).toEqual(['Our network']);
  expect(referred('aria-describedby')).toEqual(['Who sees your clients.']);
});

test('has no `aria-describedby` without a description', () => {
  open();
  expect(referred('aria-describedby')).toBeUndefined();
});
