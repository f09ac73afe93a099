/** What browsers, their extensions and the network do to a page: each simulation once. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Its worker answers with the pages that it has cached, and asks the network for nothing. */
const formerWorker = `
addEventListener('install', (event) => event.waitUntil(caches.open('pages').then((cache) => cache.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match('/')));`;

/** Writes a former site, whose service worker has this name, into a folder. */
export function writeFormerSite(dir: string, worker: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'index.html'), `<h1>Former site</h1><script>navigator.serviceWorker.register('${worker}')</script>`);
  writeFileSync(join(dir, worker), formerWorker);
}

const EXEMPT = /(<!--email_off-->.*?<!--\/email_off-->)/s;

/** Cloudflare's mail obfuscation, whose script, which would put the addresses back, never arrives. */
export const obfuscateMail = (page: Page): Promise<unknown> =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const replaced = (await response.text()).split(EXEMPT).map((part) =>
      EXEMPT.test(part)
        ? part
        : part
            .replace(/(?<=<a [^>]*href=")mailto:[^"]+/g, '/cdn-cgi/l/email-protection#6e04')
            .replace(/(?<=>)[\w.+-]+@[\w.-]+\w/g, '<span class="__cf_email__" data-cfemail="6e04">[email protected]</span>'),
    );
    return route.fulfill({ response, body: replaced.join('') });
  });
