import { expect, type Locator, type Page } from '@playwright/test';

/** Records what live regions announce, in `window.announcements`. Runs in the page, before its own scripts. */
function recordAnnouncements(): void {
  const announcements: string[] = [];
  Object.assign(window, { announcements });
  const said = new WeakMap<Element, string>();
  const readText = (region: Element) => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[inert], [aria-hidden=true]')) hidden.remove();
    return copy.textContent.trim().replace(/\s+/g, ' ');
  };
  const read = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = readText(region);
      if (text === (said.get(region) ?? '')) continue;
      said.set(region, text);
      const isAssertive = region.matches('[role=alert], [aria-live=assertive]');
      if (text && region.checkVisibility() && !region.matches('[aria-live=off]'))
        announcements.push(`${isAssertive ? 'at once' : 'when idle'}: ${text}`);
    }
  };
  // What is in the page from the beginning is not announced.
  document.addEventListener('DOMContentLoaded', () => {
    read();
    announcements.length = 0;
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** What a screen reader adds to the name of a field. Runs in the page. */
function readStates(element: Element): string[] {
  const described = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  const description = described.filter(Boolean).join(' ');
  return [
    ...(element.matches('[required], [aria-required=true]') ? ['required'] : []),
    ...(description ? [`described as “${description}”`] : []),
  ];
}

/** What a screen reader is told in a visit: a step after the other, with what is announced, what has the focus and what is there. */
export class Transcript {
  private readonly steps: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Call it before the page is opened. */
  static async of(page: Page): Promise<Transcript> {
    await page.addInitScript(recordAnnouncements);
    return new Transcript(page);
  }

  /** Waits for what a step ends with: effects move the focus and announce after the text is visible. */
  async waitFor({ focus, announced }: { focus?: string; announced: string[] }): Promise<void> {
    if (focus) await expect(this.page.locator(':focus')).toHaveText(focus);
    for (const text of announced) {
      const all = () => this.page.evaluate(() => (window as unknown as { announcements: string[] }).announcements.join('\n'));
      await expect.poll(all).toContain(text);
    }
  }

  /**
   * Adds a step that has been taken.
   *
   * @param part what to describe by roles, names and states; without it only announcements and focus are added
   */
  async add(step: string, part?: Locator): Promise<void> {
    const announced = await this.page.evaluate(() => (window as unknown as { announcements: string[] }).announcements.splice(0));
    const focused = this.page.locator(':focus');
    const hasFocus = (await focused.count()) > 0;
    const [name = ''] = hasFocus ? (await focused.ariaSnapshot()).split('\n') : ['- nothing'];
    const states = hasFocus ? await focused.evaluate(readStates) : [];
    const focus = [name.replace(/:$/, ''), ...states].join(', ');
    this.steps.push(
      [
        `## ${step}`,
        ...announced.map((text) => `announced ${text}`),
        `focus ${focus}`,
        ...(part ? ['', await part.ariaSnapshot()] : []),
      ].join('\n'),
    );
  }

  /** @returns the transcript, without what differs between runs */
  text(...replaced: readonly (readonly [value: string | RegExp, by: string])[]): string {
    const text = `${this.steps.join('\n\n')}\n`;
    return replaced.reduce((rest, [value, by]) => rest.replaceAll(value, by), text);
  }
}
