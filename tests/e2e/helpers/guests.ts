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

/** The visitor leaves the window, and comes back to the element that had the focus. A browser that is driven does not tell the page so. */
export const leaveAndReturn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    dispatchEvent(new Event('blur'));
    // The message arrives in a later task, as between two windows.
    await new Promise((resolve) => setTimeout(resolve));
    dispatchEvent(new Event('focus'));
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });

/** Its worker answers with the pages that it has cached, and asks the network for nothing. */
const formerWorker = `
addEventListener('install', (event) => event.waitUntil(caches.open('pages').then((cache) => cache.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match('/')));`;

const HIDDEN_FRAME = 'hidden-frame';

/** Adds a hidden frame, as tags of advertisers do. @returns the root of its page, for one that was added to a page that is there */
export async function addHiddenFrame(page: Page, address: string, when: 'at the start' | 'now'): Promise<Locator> {
  const add = ([name, src]: [string, string]) => {
    const append = () => {
      const frame = Object.assign(document.createElement('iframe'), { name, src, hidden: true });
      document.body.append(frame);
    };
    // A document without a body is just beginning.
    if (document.body) append();
    else if (window === top) addEventListener('DOMContentLoaded', append);
  };
  const frame: [string, string] = [HIDDEN_FRAME, address];
  if (when === 'now') await page.evaluate(add, frame);
  else await page.addInitScript(add, frame);
  return page.frameLocator(`iframe[name="${HIDDEN_FRAME}"]`).last().locator(':root');
}

/** Writes a former site, whose service worker has this name, into a folder. */
export function writeFormerSite(dir: string, worker: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'index.html'), `<h1>Former site</h1><script>navigator.serviceWorker.register('${worker}')</script>`);
  writeFileSync(join(dir, worker), formerWorker);
}

const EXEMPT = /(<!--email_off-->.*?<!--\/email_off-->)/s;

/** Cloudflare's mail obfuscation, whose script, which would put the addresses back, never arrives. */
export async function obfuscateMail(page: Page): Promise<void> {
  // A document that a test has changed counts as one from the internet.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**', async (route) => {
    const { hostname } = new URL(route.request().url());
    // The host changes its own pages alone, and this process finds no names below `localhost`, which the fake calendars have.
    if (route.request().resourceType() !== 'document' || hostname !== '127.0.0.1') return route.fallback();
    const response = await route.fetch();
    const replaced = (await response.text())
      .split(EXEMPT)
      .map((part) =>
        EXEMPT.test(part)
          ? part
          : part
              .replace(/(?<=<a [^>]*href=")mailto:[^"]+/g, '/cdn-cgi/l/email-protection#6e04')
              .replace(/(?<=>)[\w.+-]+@[\w.-]+\w/g, '<span class="__cf_email__" data-cfemail="6e04">[email protected]</span>'),
      );
    return route.fulfill({ response, body: replaced.join('') });
  });
}

/** What React logs after it has drawn a part of the page anew. */
export const REDRAWN = /Minified React error #4(18|22|23|25)/;

/** Runs in the page. */
function translateTexts(): void {
  const translateText = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, noscript, textarea, select')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    // Another text for React, the same for what looks for it.
    inner.textContent = `${text.data} `;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  const start = () => {
    translateAll(document.body);
    const observer = new MutationObserver((changes) =>
      changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(translateAll),
    );
    observer.observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

/** The browser's translation, of this page and the next: as Chrome does, it replaces every text by two elements, whenever one comes. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(translateTexts);
  await page.evaluate(translateTexts);
}

/** An extension that puts an element into every part of the page that is there before its code: also among what React has rendered. */
export const addEarlyElements = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const parent of document.querySelectorAll('html, head, body, #root, main, main section, form'))
        parent.prepend(document.createElement('div'));
    }),
  );

/** Chrome on iOS, or a form filler: what is written into text fields comes without an event. */
export const fillSilently = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const silence = (event: Event) => {
      const { type } = event.target as HTMLInputElement;
      if (['text', 'email', 'tel', 'url', 'textarea'].includes(type)) event.stopImmediatePropagation();
    };
    for (const name of ['input', 'change']) addEventListener(name, silence, true);
  });

/** A browser that blocks cookies and storage: reading them throws, as in a sandboxed frame. */
export const rejectStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const reject = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: reject });
    Object.defineProperty(Document.prototype, 'cookie', { get: reject, set: reject });
  });

/** A browser of 2022 without what came later, on a page that was opened by http and an address, without what that lacks. */
export const forgetNewApis = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const newer = [
      [window, 'requestIdleCallback'],
      [URL, 'canParse'],
      [URL, 'parse'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [AbortSignal, 'any'],
      [Crypto.prototype, 'randomUUID'],
      [Crypto.prototype, 'subtle'],
    ] as const;
    for (const [owner, name] of newer) Reflect.deleteProperty(owner, name);
  });

/** A browser without popovers, such as Safari 16: it knows neither the attribute nor the selector, and ignores rules that have it. */
export async function forgetPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.route('**', async (route) => {
    const { hostname } = new URL(route.request().url());
    // The host changes its own pages alone, and this process finds no names below `localhost`, which the fake calendars have.
    if (route.request().resourceType() !== 'document' || hostname !== '127.0.0.1') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    // The policy knows the styles by their hashes.
    delete headers['content-security-policy'];
    const body = (await response.text()).replaceAll(':popover-open', ':unknown').replaceAll(' popover="auto"', '');
    return route.fulfill({ response, headers, body });
  });
}
