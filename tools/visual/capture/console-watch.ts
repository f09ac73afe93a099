/**
 * Collects what a story prints on the console and which of its requests fail.
 *
 * Left out are the browser's own note about an HTTP error, because a response of status 500 is what the mocks of an error story are
 * for, and requests that the page itself aborted, which is how a component that goes away should behave. An error response that
 * no mock made, and a request that did not get through, count.
 */
import { EventEmitter, once } from 'node:events';
import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';
import type { Problem } from '../report-types.ts';
import { SERVED_BY } from './serve-folder.ts';

/**
 * Kinds of request that a screenshot depends on. Data is not among them: the story's own play awaits data. Nor are videos:
 * a player keeps its request open for as long as it likes.
 */
const DRAWN = new Set(['document', 'script', 'stylesheet', 'image', 'font']);

export class ConsoleWatch {
  private problems: Problem[] = [];
  private readonly pending = new Set<Request>();
  /** The visit that a request belongs to: on a slow machine it may fail when that visit is over. */
  private readonly visits = new WeakMap<Request, number>();
  private visit = 0;
  private readonly idle = new EventEmitter();

  constructor(page: Page) {
    page.on('console', (message) => this.onConsole(message));
    page.on('pageerror', (error) => this.add('console', `Uncaught ${error.message}`, error.stack));
    page.on('request', (request) => {
      this.visits.set(request, this.visit);
      if (DRAWN.has(request.resourceType())) this.pending.add(request);
    });
    page.on('requestfinished', (request) => this.done(request));
    page.on('response', (response) => this.onResponse(response));
    page.on('requestfailed', (request) => {
      this.done(request);
      const reason = request.failure()?.errorText ?? 'failed';
      if (reason === 'net::ERR_ABORTED' || (this.visits.get(request) ?? this.visit) !== this.visit) return;
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
    // Storybook's own screen for a story that takes a while: its build does not put its fonts where it looks for them.
    if (new URL(response.url()).pathname.startsWith('/sb-common-assets/')) return;
    // With a service worker every response passes through it; only those of the static server are real.
    const isReal = response.headers()[SERVED_BY.name] === SERVED_BY.value;
    if (response.fromServiceWorker() && !isReal) return;
    this.add('request', `${response.request().method()} ${response.url()} answered ${response.status()}`);
  }

  private done(request: Request): void {
    this.pending.delete(request);
    if (this.pending.size === 0) this.idle.emit('idle');
  }

  /** Forgets what was noticed: another story begins. */
  startVisit(): void {
    this.problems = [];
    this.visit += 1;
  }

  /** Forgets everything, for a page that was loaded again. */
  reset(): void {
    this.startVisit();
    this.pending.clear();
    this.idle.emit('idle');
  }

  get busy(): boolean {
    return this.pending.size > 0;
  }

  /**
   * Waits until no request that a screenshot depends on is pending.
   *
   * @returns false where that takes longer
   */
  async waitUntilIdle(milliseconds: number): Promise<boolean> {
    if (!this.busy) return true;
    return once(this.idle, 'idle', { signal: AbortSignal.timeout(Math.max(0, milliseconds)) }).then(
      () => true,
      () => false,
    );
  }

  pendingUrls(): string[] {
    return [...this.pending].map((request) => request.url());
  }

  /** What was noticed since the last call, without what the story declares as expected. */
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
