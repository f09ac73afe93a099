/**
 * Collects what a story prints on the console and which of its requests fail.
 *
 * It ignores the browser's own message about an HTTP error, because the mocks of an error story respond with status 500 on
 * purpose, and requests that the page itself aborted, as a component should when it is unmounted. Error responses that no mock
 * made and requests that failed are problems.
 */
import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';
import type { Problem } from '../types.ts';
import { SERVED_BY } from './serve-folder.ts';

/** What a screenshot depends on. Not data, which the play awaits, and not videos, whose requests a player may keep open. */
const DRAWN = new Set(['document', 'script', 'stylesheet', 'image', 'font']);

export class ConsoleWatch {
  private problems: Problem[] = [];
  /** The requests that a screenshot depends on and that have not ended. */
  readonly loading = new Set<Request>();
  /** The requests of this visit: on a slow machine, those of an earlier one may fail only now. */
  private own = new WeakSet<Request>();

  constructor(page: Page) {
    page.on('console', (message) => this.onConsole(message));
    page.on('pageerror', (error) => this.add('console', `Uncaught ${error.message}`, error.stack));
    page.on('request', (request) => {
      this.own.add(request);
      if (DRAWN.has(request.resourceType())) this.loading.add(request);
    });
    page.on('requestfinished', (request) => this.loading.delete(request));
    page.on('response', (response) => this.onResponse(response));
    page.on('requestfailed', (request) => {
      this.loading.delete(request);
      const reason = request.failure()?.errorText ?? 'failed';
      if (reason === 'net::ERR_ABORTED' || !this.own.has(request)) return;
      this.add('request', `${request.method()} ${request.url()} failed: ${reason}`);
    });
  }

  private add(kind: Problem['kind'], text: string, detail = ''): void {
    const [first = ''] = text.split('\n');
    const more = [first.slice(300), text.slice(first.length).trim(), detail].filter(Boolean).join('\n');
    this.problems.push({ kind, message: first.slice(0, 300), detail: more === '' ? null : more.slice(0, 4000) });
  }

  private onConsole(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const text = message.text();
    if (message.args().length === 0 && text.startsWith('Failed to load resource:')) return;
    this.add('console', `console.${type === 'error' ? 'error' : 'warn'}: ${text}`);
  }

  private onResponse(response: Response): void {
    if (response.status() < 400) return;
    // The fonts of Storybook's own loading screen, which are missing in its build.
    if (new URL(response.url()).pathname.startsWith('/sb-common-assets/')) return;
    // With a service worker every response passes through it; only those of the static server are real.
    const isReal = response.headers()[SERVED_BY.name] === SERVED_BY.value;
    if (response.fromServiceWorker() && !isReal) return;
    this.add('request', `${response.request().method()} ${response.url()} answered ${response.status()}`);
  }

  /** Forgets the collected problems, because another story begins. */
  startVisit(): void {
    this.problems = [];
    this.own = new WeakSet();
  }

  /** Forgets everything, for a page that was loaded again. */
  reset(): void {
    this.startVisit();
    this.loading.clear();
  }

  take(): Problem[] {
    return this.problems.splice(0);
  }
}

/** Leaves out what the story declares as expected. Patterns match its own output, without the prefix. */
export function unexpected(problems: readonly Problem[], allowed: readonly string[]): Problem[] {
  const expected = allowed.map((source) => new RegExp(source));
  return problems.filter(
    ({ message }) => !expected.some((pattern) => pattern.test(message.replace(/^console\.(error|warn): /, ''))),
  );
}
