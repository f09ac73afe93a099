/** A reviewer with a key, in a tab of a real browser. */
import type { Browser, Locator, Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { createReviewer } from '../../tools/visual/review/keys/keys.ts';
import { say, seconds } from '../rehearsal.ts';
import type { Pull } from './codeHost.ts';

export type Reviewer = Awaited<ReturnType<typeof welcomeReviewer>>;

/** Gives a reviewer a key. The tab remembers it once it was entered. */
export async function welcomeReviewer(browser: Browser, database: Sql, name: string) {
  const key = await createReviewer(database, name);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // A busy machine takes long.
  page.setDefaultTimeout(10 * 60_000);
  const panel = page.getByRole('region', { name: 'Visual review' });
  const button = (label: RegExp | string): Locator =>
    panel.getByRole('button', { name: label, exact: typeof label === 'string' });

  /** Waits until the panel says this. */
  async function reads(text: string | RegExp): Promise<void> {
    const found = panel.getByText(text).first();
    await found.waitFor();
    say(`✓ ${name} reads: ${(await found.textContent())?.trim()}`);
  }

  return {
    name,
    key,
    page,
    panel,
    button,
    reads,

    /** "Visual" is the first of the addons' panels, so it is open. */
    async open(address: string, storyId: string): Promise<void> {
      await page.goto(`${address}?path=/story/${storyId}`);
      await panel.waitFor();
    },

    async signIn(pull: Pull): Promise<void> {
      await panel.getByLabel('Reviewer key').fill(key);
      await button('Sign in to decide').click();
      await panel.getByText(`Signed in as ${name}.`).waitFor();
      await button(/^Approve|^Withdraw/).waitFor();
      say(`✓ From the push until ${name} could decide: ${seconds(pull.pushedAt())}`);
    },

    /** @param label of the button, which says how many screenshots it is about */
    async approve(label = 'Approve'): Promise<void> {
      await decided(page, () => button(label).click());
      await reads(/^Approved: /);
    },

    async reject(note: string): Promise<void> {
      await button(/^Reject/).click();
      await panel.getByLabel(/What should be different/).fill(note);
      await decided(page, () => button('Send rejection').click());
      await reads(/^Rejected: /);
    },
  };
}

/** Waits until the backend has stored the decision. */
export async function decided(page: Page, decide: () => Promise<void>): Promise<void> {
  const [response] = await Promise.all([page.waitForResponse(/decide-visual-changes/), decide()]);
  if (!response.ok()) throw new Error(`The decision was not stored: ${await response.text()}`);
}
