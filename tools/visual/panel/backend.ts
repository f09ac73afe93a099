/** Where decisions go: the development server, or the backend of a published Storybook. */
import { experimental_requestResponse } from 'storybook/internal/manager-api';
import { decidedHashes, subjectOf } from '../outcome.ts';
import type { VisualResult } from '../types.ts';
import { REQUEST, RESPONSE, type DecideRequest } from '../review/channel.ts';
import { decideChanges, listDecisions, type ReviewResult } from '../review/client.ts';

export type Verdict = DecideRequest['verdict'];

type Results = readonly VisualResult[];

export type Backend = {
  /** `local`: this machine's development server, which needs no key and can undo decisions. */
  kind: 'local' | 'published';
  /** The origin of a published Storybook, for which its reviewers' keys are. */
  origin?: string;
  list: (key: string, results: Results) => Promise<ReviewResult>;
  decide: (key: string, results: Results, verdict: Verdict, note: string) => Promise<ReviewResult>;
};

type Channel = Parameters<typeof experimental_requestResponse>[0];

const DECIDE_TIMEOUT_MS = 10_000;

export function localBackend(channel: Channel): Backend {
  const done: ReviewResult = { ok: true, reviewer: '', decisions: [] };
  const ask = (request: DecideRequest): Promise<ReviewResult> =>
    experimental_requestResponse(channel, REQUEST, RESPONSE, request, DECIDE_TIMEOUT_MS).then(
      () => done,
      (error: unknown) => ({ ok: false, isKeyValid: true, message: `Development server: ${(error as Error).message}` }),
    );
  return {
    kind: 'local',
    list: () => Promise.resolve(done),
    decide: (_key, results, verdict, note) => ask({ keys: results.map(({ key }) => key), verdict, note }),
  };
}

export const publishedBackend = (address: string): Backend => ({
  kind: 'published',
  origin: new URL(address, location.href).origin,
  list: (key, results) => listDecisions(address, key, decidedHashes(results)),
  decide(key, results, verdict, note) {
    if (verdict === 'undo') throw new Error('A published decision is changed by the opposite decision.');
    const decisions = results.map((result) => ({ ...subjectOf(result), verdict, note }));
    return decideChanges(address, key, decisions);
  },
});
