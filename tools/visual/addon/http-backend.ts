/** The backend of a published Storybook, by the endpoints of `../review/protocol.ts`. */
import type { VisualResult } from '../report-types.ts';
import { decideChanges, listDecisions } from '../review/client.ts';
import type { ReviewResult } from '../review/client.ts';
import type { DecisionsResponse, NewDecision } from '../review/protocol.ts';
import { subjectOf } from './model.ts';
import { ReviewError } from './review.ts';
import type { Backend } from './review.ts';

/** With a key that does not count, the reviewer is signed out. */
function unwrap(result: ReviewResult): DecisionsResponse {
  if (result.ok) return result;
  throw new ReviewError(result.message, result.reason === 'wrong-key' || result.reason === 'revoked');
}

export function createHttpBackend(address: string): Backend {
  const hashesOf = (results: readonly VisualResult[]): string[] =>
    results.flatMap(({ current, accepted }) => current ?? accepted ?? []);
  return {
    kind: 'remote',
    history: null,
    list: async (key, results) => unwrap(await listDecisions(address, key, hashesOf(results))),
    async decide(key, results, verdict, note) {
      if (verdict === 'undo') throw new ReviewError('A published decision is changed by the opposite decision.');
      const decisions = results.map((result): NewDecision => ({ ...subjectOf(result), verdict, note }));
      return unwrap(await decideChanges(address, key, decisions));
    },
  };
}
