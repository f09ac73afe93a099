import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { retry, type Session } from './session.ts';

/** What to look for: a role and how its accessible name begins, a text, or, where an element has neither, a selector. */
export type Target = { role: 'button' | 'checkbox' | 'link' | 'textbox'; name: string } | { text: string } | { css: string };

/** The name by which the standard refers to elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS = { Control: '\uE009', Delete: '\uE017', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', a: 'a' };

const libraryFile = '@testing-library/dom/dist/@testing-library/dom.umd.min.js';
/** Finds elements by role and name in the page, as the stories' tests do. */
const testingLibrary = readFileSync(createRequire(import.meta.url).resolve(libraryFile), 'utf8');

/** Runs in the page. */
function find(target: Target, queries: typeof import('@testing-library/dom')): HTMLElement | undefined {
  if ('css' in target) return document.querySelector<HTMLElement>(target.css) ?? undefined;
  const found =
    'role' in target
      ? queries.queryAllByRole(document.body, target.role, { name: (name) => name.startsWith(target.name) })
      : queries.queryAllByText(document.body, target.text);
  return found.find((element) => element.checkVisibility({ visibilityProperty: true }));
}

declare global {
  /** `recordErrors` defines this. */
  var recordedErrors: string[] | undefined;
}

/** Runs in the page. */
function recordErrors(): void {
  const errors: string[] = (globalThis.recordedErrors = []);
  const log = console.error;
  console.error = (...details: unknown[]) => {
    errors.push(details.join(' '));
    log(...details);
  };
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push(`refused: ${blockedURI}`));
}

/** A visitor in a window of a browser. Each action waits for its element, and takes the first one; by role or text, the first visible. */
export class Visitor {
  constructor(
    private readonly session: Session,
    private readonly site: string,
  ) {}

  /** Opens a page, waits until it is interactive, and records its errors from then on. */
  async open(path: string): Promise<void> {
    await this.session.send('Navigate', { url: `${this.site}${path}` });
    await this.idOf({ css: 'html[data-hydrated]' });
    await this.read({ css: 'html' }, recordErrors);
  }

  /** What the browser noted and, since it was interactive, the page that was opened last. */
  async errors(): Promise<string[]> {
    const recorded = await this.read({ css: 'html' }, () => globalThis.recordedErrors ?? []);
    return [...(await this.session.errors()), ...(recorded ?? [])];
  }

  async click(target: Target): Promise<void> {
    await retry(async () => {
      const id = await this.idOf(target);
      // The driver of WebKit does not wait for smooth scrolling.
      await this.read(target, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await this.session.send('ElementClick', { id });
    });
  }

  /** Replaces what a field contains. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    // The command that clears an element would not do: React does not notice how WebKit's driver does that.
    await this.press('Control', 'a');
    await this.press('Delete');
    await this.session.send('ElementSendKeys', { id: await this.idOf(target), text });
  }

  /** Chooses a file in an upload field. */
  async attach(target: Target, file: string): Promise<void> {
    await this.session.send('ElementSendKeys', { id: await this.idOf(target), text: file });
  }

  /** Presses keys together. */
  async press(...keys: (keyof typeof KEYS)[]): Promise<void> {
    const down = keys.map((key) => ({ type: 'keyDown', value: KEYS[key] }));
    const up = keys.map((key) => ({ type: 'keyUp', value: KEYS[key] })).reverse();
    await this.session.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] });
  }

  /** Runs a function in the page on the element as it is now. @returns undefined when there is none */
  async read<Value>(target: Target, read: (element: HTMLElement) => Value): Promise<Value | undefined> {
    const value = await this.run<Value | null>(target, `element ? (${read.toString()})(element) : null`);
    return value ?? undefined;
  }

  /** Lets actions look into a frame. */
  async inFrame(frame: Target, actions: () => Promise<void>): Promise<void> {
    await this.session.send('SwitchToFrame', { id: { [ELEMENT]: await this.idOf(frame) } });
    await actions();
    await this.session.send('SwitchToFrame', { id: null });
  }

  private async run<Value>(target: Target, expression: string): Promise<Value> {
    const script = `${testingLibrary}; const element = (${find.toString()})(arguments[0], TestingLibraryDom); return ${expression};`;
    return this.session.send<Value>('ExecuteScript', { script, args: [target] });
  }

  /** Waits for an element. */
  private async idOf(target: Target): Promise<string> {
    return retry(async () => {
      const found = await this.run<{ [ELEMENT]: string } | null>(target, 'element');
      if (!found) throw new Error(`not found: ${Object.values(target).join(' ')}`);
      return found[ELEMENT];
    });
  }
}
