import { makeReviewHandler, type Handler, type ReviewDeps } from '../_shared/endpoint.ts';
import { invalid, isObject, readHash, readList, readText } from '../_shared/fields.ts';
import type { NewDecision } from '../_shared/protocol.ts';

const MAX_DECISIONS = 500;

function readDecision(value: unknown, field: string): NewDecision {
  if (!isObject(value)) throw invalid(field, 'Each decision must be an object');
  const text = (name: string, label: string, most: number): string => {
    const read = readText(value[name] ?? '', `${field}.${name}`, label, most);
    if (read === '') throw invalid(`${field}.${name}`, `A decision needs the ${label.toLowerCase()} of its story`);
    return read;
  };
  const hash = (name: 'accepted' | 'current'): string | null => {
    if (value[name] === null) return null;
    return readHash(value[name], `${field}.${name}`, `The ${name} hash`);
  };
  const decision = {
    storyId: text('storyId', 'Id', 300),
    mode: text('mode', 'Mode', 100),
    accepted: hash('accepted'),
    current: hash('current'),
    note: readText(value.note ?? '', `${field}.note`, 'The note', 2000, true),
  };
  const { verdict } = value;
  if (verdict !== 'approved' && verdict !== 'rejected')
    throw invalid(`${field}.verdict`, 'The verdict must be approved or rejected');
  if (decision.accepted === null && decision.current === null)
    throw invalid(field, 'A decision needs the accepted hash, the current hash, or both');
  return { ...decision, verdict };
}

/**
 * Stores what a reviewer decided about visual changes: `POST { "decisions": [{ "storyId": "…", "mode": "…", "accepted": "…",
 * "current": "…", "verdict": "approved", "note": "" }] }`, responds with `{ "reviewer": "…", "decisions": [] }`. May be repeated.
 */
export function makeHandler(deps: ReviewDeps): Handler {
  return makeReviewHandler(deps, {
    name: 'decide-visual-changes',
    // Room for the maximum number of decisions, each with the longest note, in UTF-8.
    maxBodyBytes: 4 * 1024 * 1024,
    decides: true,
    async decisionsFor(reviewer, body) {
      const decisions = readList(body, 'decisions', MAX_DECISIONS);
      return deps.storeDecisions(
        reviewer,
        decisions.map((decision, at) => readDecision(decision, `decisions[${at}]`)),
        deps.clock(),
      );
    },
  });
}
