/**
 * Collects what a story says on the console and which of its requests fail.
 *
 * Some things are left out on purpose: the browser's own note about an HTTP error, because an answer of status 500 is
 * what the mocks of an error story are for, and requests that the page itself aborted, which is how a component that
 * goes away is supposed to behave. An error answer that no mock gave, and a request that did not get through, count.
 */
import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { SERVED_BY } from './static-server.ts';
import type { Problem } from '../report-types.ts';

/**
 * Kinds of request that a picture depends on. Data is not among them: the story's own play awaits data. Nor are films:
 * a player keeps its request open for as long as it likes.
 */
const DRAWN = new Set(['document', 'script', 'stylesheet', 'image', 'font']);

export class ConsoleWatch {
  private problems: Problem[] = [];
  private readonly pending = new Set<Request>();
  /** Requests of the visits that are over: a slow machine says late that one of them did not get through. */
  private readonly past = new WeakSet<Request>();
  private readonly begun = new Set<Request>();
  private idle: (() => void)[] = [];

  constructor(page: Page) {
    page.on('console', (message) => this.onConsole(message));
    page.on('pageerror', (error) => this.add('console', `Uncaught ${error.message}`, error.stack ?? null));
    page.on('request', (request) => {
      this.begun.add(request);
      if (DRAWN.has(request.resourceType())) this.pending.add(request);
    });
    page.on('requestfinished', (request) => this.done(request));
    page.on('response', (response) => this.onResponse(response));
    page.on('requestfailed', (request) => {
      this.done(request);
      const reason = request.failure()?.errorText ?? 'failed';
      if (reason !== 'net::ERR_ABORTED' && !this.past.has(request))
        this.add('request', `${request.method()} ${request.url()} failed: ${reason}`, null);
    });
  }

  private add(kind: Problem['kind'], text: string, detail: string | null): void {
    const [first = ''] = text.split('\n');
    const rest = text.slice(first.length).trim();
    const more = [first.slice(300), rest, detail ?? ''].filter(Boolean).join('\n');
    this.problems.push({ kind, message: first.slice(0, 300), detail: more === '' ? null : more.slice(0, 4000) });
  }

  private onConsole(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const text = message.text();
    if (message.args().length === 0 && text.startsWith('Failed to load resource:')) return;
    this.add('console', `console.${type === 'error' ? 'error' : 'warn'}: ${text}`, null);
  }

  private onResponse(response: Response): void {
    if (response.status() < 400) return;
    // Storybook's own screen for a story that takes a while: its build does not put its fonts where it looks for them.
    if (new URL(response.url()).pathname.startsWith('/sb-common-assets/')) return;
    // With a service worker every answer passes through it; only those the static server gave are real.
    const real = response.headers()[SERVED_BY.name] === SERVED_BY.value;
    if (response.fromServiceWorker() && !real) return;
    this.add('request', `${response.request().method()} ${response.url()} answered ${response.status()}`, null);
  }

  private done(request: Request): void {
    this.pending.delete(request);
    if (this.pending.size > 0) return;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  /** Forgets what was noticed, for another story: what went before is no fault of it. */
  turnPage(): void {
    this.problems = [];
    for (const request of this.begun) this.past.add(request);
    this.begun.clear();
  }

  /** Forgets everything, for a page that was loaded anew. */
  reset(): void {
    this.turnPage();
    this.pending.clear();
    for (const resolve of this.idle.splice(0)) resolve();
  }

  get busy(): boolean {
    return this.pending.size > 0;
  }

  /** Resolves when no request that a picture depends on is under way. */
  async drawn(): Promise<void> {
    if (this.pending.size > 0) await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  pendingUrls(): string[] {
    return [...this.pending].map((request) => request.url());
  }

  /** What was noticed since the last call, without what the story says is expected. */
  take(allowed: readonly string[]): Problem[] {
    return unexpected(this.problems.splice(0), allowed);
  }
}

/** Patterns are written against what the story prints, so the prefix is not part of what they see. */
export function unexpected(problems: readonly Problem[], allowed: readonly string[]): Problem[] {
  const expected = allowed.map((source) => new RegExp(source));
  return problems.filter(
    ({ message }) => !expected.some((pattern) => pattern.test(message.replace(/^console\.(error|warn): /, ''))),
  );
}
