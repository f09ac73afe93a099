/** What browsers, their extensions and the network do to a page: each simulation once. */
import type { Locator, Page } from '@playwright/test';

export type Card = 'frame' | 'shadow root' | 'popover' | 'plain element';

/** Adds the card of a password manager to the page, beside what is ours. @returns its field, as a screen reader finds it */
export async function addCard(page: Page, kind: Card): Promise<Locator> {
  await page.evaluate((card) => {
    const host = document.createElement(card === 'frame' ? 'iframe' : 'div');
    host.id = 'card';
    host.style.cssText = 'position: fixed; inset: auto auto 8px 8px; width: 200px; height: 60px; z-index: 2147483647';
    (card === 'shadow root' ? document.documentElement : document.body).append(host);
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Master password');
    if (host instanceof HTMLIFrameElement) host.contentDocument?.body.append(field);
    else if (card === 'shadow root') host.attachShadow({ mode: 'open' }).append(field);
    else host.append(field);
    if (card !== 'popover') return;
    host.setAttribute('popover', 'manual');
    host.showPopover();
  }, kind);
  return (kind === 'frame' ? page.frameLocator('#card') : page).getByRole('textbox', { name: 'Master password' });
}
