import type { Page } from '@playwright/test';
import { JOB, openApplication } from './application.ts';
import { openChoices } from './configured.ts';
import { expect, openPage } from './fixtures.ts';

/** A part that covers the page, and how a visitor gets there. */
export type LayoutState = {
  name: string;
  /** Opens it. @returns a selector for it */
  open: (page: Page) => Promise<string>;
};

const DIALOG = '[role=dialog]';

/** Dialogs, with their errors where they have a form, and the menu. */
export const layoutStates: readonly LayoutState[] = [
  {
    name: 'the menu',
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await openPage(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      return 'header';
    },
  },
  {
    name: 'the lead form with its errors',
    open: async (page) => {
      await openPage(page, '/pepprac');
      await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
      await page.locator(`${DIALOG} [type=submit]`).click();
      await expect(page.locator(`${DIALOG} [aria-invalid=true]`)).not.toHaveCount(0);
      return DIALOG;
    },
  },
  {
    name: 'the application with its errors, and the message about them',
    open: async (page) => {
      await openPage(page, JOB.path);
      const dialog = await openApplication(page);
      for (const box of await dialog.getByRole('checkbox').all()) await box.check();
      await page.locator(`${DIALOG} [type=submit]`).click();
      await expect(page.locator(`${DIALOG} [aria-invalid=true]`)).not.toHaveCount(0);
      await expect(page.locator('.toast')).toBeVisible();
      return `${DIALOG}, .toasts`;
    },
  },
  {
    name: 'a topic',
    open: async (page) => {
      await openPage(page, '/');
      await page
        .getByRole('button', { name: /^Learn More about/ })
        .first()
        .click();
      await expect(page.locator(DIALOG)).toBeVisible();
      return DIALOG;
    },
  },
  {
    name: 'the privacy choices',
    open: async (page) => {
      await openPage(page, '/faq');
      await openChoices(page);
      return DIALOG;
    },
  },
];
