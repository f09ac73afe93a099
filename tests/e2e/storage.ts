import type { Page } from '@playwright/test';

/** A browser that refuses cookies and storage: already looking at them throws, as it does in a sandboxed frame. */
export const rejectStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
