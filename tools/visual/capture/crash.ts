import type { Problem } from '../report-types.ts';

/** The problem of a story whose page failed. */
export function crash(error: unknown): Problem {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  const hasLeft = /context was destroyed|navigat/i.test(message);
  return {
    kind: 'crash',
    message: hasLeft ? 'The story navigated away from its page.' : `The page failed: ${message}`,
    detail: null,
  };
}
