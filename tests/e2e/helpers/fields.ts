import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What a visitor types, by label. */
type Values = Readonly<Record<string, string>>;

export async function fillTexts(form: Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByRole('textbox', { name: label }).fill(value);
}

export async function expectTexts(form: Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(form.getByRole('textbox', { name: label })).toHaveValue(value);
}
