import type { Page } from '@playwright/test';
import { contact } from '../../src/content/contact.ts';
import { allowFailedRequests, expect, test } from './fixtures.ts';

const { labels, submit, success, failure } = contact.form;
const FUNCTION = 'submit-contact-message';

const sender = {
  first_name: 'Marcus',
  last_name: 'Reyes',
  phone: '(713) 555-0123',
  business_type: 'Fitness studio',
  message: 'We run two studios.\nHow soon could we begin? 💪 مرحبا',
};

async function openForm(page: Page) {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const field = (label: string) => page.getByRole('textbox', { name: label });
  return {
    field,
    consent: page.getByRole('checkbox'),
    submit: page.getByRole('button', { name: submit }),
    fill: async (email: string) => {
      await field(labels.firstName).fill(sender.first_name);
      await field(labels.lastName).fill(sender.last_name);
      await field(labels.email).fill(email);
      await field(labels.phone).fill(sender.phone);
      await field(labels.businessType).fill(sender.business_type);
      await field(labels.message).fill(sender.message);
      await page.getByRole('checkbox').check();
    },
    expectKept: async (email: string) => {
      await expect(field(labels.firstName)).toHaveValue(sender.first_name);
      await expect(field(labels.email)).toHaveValue(email);
      await expect(field(labels.message)).toHaveValue(sender.message);
      await expect(page.getByRole('checkbox')).toBeChecked();
    },
  };
}

test('by keyboard alone: a message is stored as it was typed, and thanked for', async ({ page, backend, email }) => {
  const form = await openForm(page);
  await form.field(labels.firstName).focus();
  for (const typed of [sender.first_name, sender.last_name, email, '7135550123', sender.business_type]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  for (const [index, line] of sender.message.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(form.submit).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: success.title })).toBeFocused();
  await expect(page.getByText(success.toast.text)).toBeVisible();
  expect(await backend.messages(email)).toEqual([{ ...sender, sms_consent: true }]);
});

test('what the browser can check never leaves it: the first gap is named and focused', async ({ page, backend, email }) => {
  const form = await openForm(page);
  await form.fill(email);
  await form.field(labels.lastName).fill('');
  await form.submit.click();
  await expect(form.field(labels.lastName)).toBeFocused();
  await form.field(labels.lastName).fill(sender.last_name);
  await page.getByRole('checkbox').uncheck();
  await form.submit.click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  expect(await backend.messages(email)).toEqual([]);
});

for (const fault of [{ fault: '500' }, { fault: '503' }, { fault: '546' }]) {
  test(`${fault.fault}: says so, keeps what was typed, and the next press stores it once`, async ({
    page,
    backend,
    email,
    consoleErrors,
  }) => {
    const form = await openForm(page);
    await form.fill(email);
    await backend.spoil(FUNCTION, fault);
    await form.submit.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(failure.title);
    await form.expectKept(email);
    await form.submit.click();
    await expect(page.getByRole('heading', { name: success.title })).toBeVisible();
    expect(await backend.messages(email)).toHaveLength(1);
    allowFailedRequests(consoleErrors);
  });
}

test('an answer that is lost after the message was stored, and then no network: stored once', async ({
  page,
  context,
  backend,
  email,
  consoleErrors,
}) => {
  const form = await openForm(page);
  await form.fill(email);
  await backend.spoil(FUNCTION, { fault: 'drop-after-commit' }, 2);
  await form.submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(failure.unreachable);
  await backend.heal();
  await context.setOffline(true);
  await form.submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(failure.unreachable);
  await form.expectKept(email);
  await context.setOffline(false);
  await form.submit.click();
  await expect(page.getByRole('heading', { name: success.title })).toBeVisible();
  expect(await backend.messages(email)).toHaveLength(1);
  allowFailedRequests(consoleErrors);
});
