import { expect, userEvent, within } from './test.ts';

/** The control with this label, behind which an optional or required one says so. */
export const controlOf = (root: HTMLElement, label: string) =>
  within(root).getByLabelText((text: string) => text.startsWith(label), { selector: 'input, select, textarea' });

/** Types, or chooses in a select. @param values by label; those of a select are its options' */
export async function typeIn(root: HTMLElement, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const control = controlOf(root, label);
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
    else await userEvent.type(control, value);
  }
}

/** @param values by label */
export async function expectValues(root: HTMLElement, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await expect(controlOf(root, label)).toHaveValue(value);
}
