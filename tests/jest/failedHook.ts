/**
 * Reports a hook that fails before the tests as one failure, that of the first of them. jest itself would report each of them as failed
 * by it, and then what other hooks lack because it did not end.
 */

import { isNativeError } from 'node:util/types';

type Hook = { type: string; fn: () => unknown; asyncError: Error };
type Test = { type: 'test'; mode: unknown; errors: unknown[] };
type Block = { type: 'describeBlock'; mode: unknown; hooks: Hook[]; children: (Block | Test)[] };

/** The parts of jest-circus's events and state that are used. */
export type RunEvent = { name: string; hook?: Hook; describeBlock?: Block; error?: unknown; test?: Test };
export type RunState = { unhandledErrors: unknown[] };

const testsOf = ({ children }: Block): Test[] => children.flatMap((child) => (child.type === 'test' ? child : testsOf(child)));

/** Keeps the hooks of a block and of those in it from being started, but for those that clean up after the block itself. */
function removeHooks(block: Block): void {
  for (const hook of block.hooks) if (hook.type === 'beforeAll') hook.fn = () => undefined;
  for (const child of block.children) {
    if (child.type === 'test') continue;
    removeHooks(child);
    child.hooks = [];
  }
}

/** @param hook knows the line on which it stands */
function describeFailure(error: unknown, hook: Hook, count: number): Error {
  // A hook that takes too long fails with a text.
  const { message, stack = '' } = isNativeError(error) ? error : { message: String(error), stack: hook.asyncError.stack };
  const [reason = ''] = message.split('\n');
  const tests = count === 1 ? '1 test was' : `${count} tests were`;
  const failure = new Error(`${tests} not started, because the hook before failed: ${reason}`);
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  failure.stack = [`Error: ${failure.message}`, ...places].join('\n');
  return failure;
}

export class FailedHook {
  private failure: Error | undefined;
  private tests = new Set<Test>();
  private isReported = false;

  handle({ name, hook, describeBlock, error, test }: RunEvent, state: RunState): void {
    if (name === 'hook_failure' && hook?.type === 'beforeAll' && describeBlock !== undefined) {
      this.tests = new Set(testsOf(describeBlock));
      this.failure = describeFailure(error, hook, this.tests.size);
      this.isReported = false;
      removeHooks(describeBlock);
    }
    if (this.failure === undefined) return;
    if (test !== undefined && this.tests.has(test)) {
      if (name === 'test_start' && this.isReported) Object.assign(test, { mode: 'skip', errors: [] });
      if (name === 'test_done') {
        // Without what hooks that clean up lack.
        test.errors = [this.failure];
        this.isReported = true;
      }
    }
    if (name === 'run_finish') state.unhandledErrors = [];
  }
}
