import { object } from 'yup';
import type { Handler } from '../_shared/endpoint.ts';
import { makeReviewHandler, type ReviewDeps } from '../_shared/reviewEndpoint.ts';
import { listField, pixelHashField, requireAtMost } from '../_shared/reviewFields.ts';
import { emptyWhenNull, safeLines, safeText } from '../_shared/safeText.ts';
import { validate } from '../_shared/validate.ts';

const MAX_DECISIONS = 500;
const VERDICT_MESSAGE = 'The verdict must be approved or rejected';

const sawHash = (label: string) => pixelHashField(label).nullable().defined(`${label} is missing; it may be null`);

const OBJECT_MESSAGE = 'Each decision must be an object';

const decisionSchema = object({
  storyId: safeText('Story id', 300).required('A decision needs the id of its story'),
  mode: safeText('Mode', 100).required('A decision needs the mode of its story'),
  accepted: sawHash('The accepted hash'),
  current: sawHash('The current hash'),
  verdict: safeText('Verdict', 20)
    .required(VERDICT_MESSAGE)
    .oneOf(['approved', 'rejected'] as const, VERDICT_MESSAGE),
  note: emptyWhenNull(safeLines('The note', 2000)).default(''),
})
  .typeError(OBJECT_MESSAGE)
  .nonNullable(OBJECT_MESSAGE)
  .test(
    'change',
    'A decision needs the accepted hash, the current hash, or both',
    ({ accepted, current }) => (accepted ?? current) !== null,
  );

const requestSchema = object({ decisions: listField('decisions', decisionSchema) });

/**
 * Stores what a reviewer decided about visual changes: `POST { "decisions": [{ "storyId": "…", "mode": "…", "accepted": "…",
 * "current": "…", "verdict": "approved", "note": "" }] }`, responds with `{ "reviewer": "…", "decisions": [] }`. May be repeated.
 */
export function makeHandler(deps: ReviewDeps): Handler {
  return makeReviewHandler(deps, {
    name: 'decide-visual-changes',
    // Room for the maximum number of decisions, each with the longest note, in UTF-8.
    maxBodyBytes: 4 * 1024 * 1024,
    outcome: 'decided',
    async decisionsFor(reviewer, body) {
      requireAtMost(MAX_DECISIONS, 'decisions', body);
      const { decisions } = await validate(requestSchema, body);
      return deps.storeDecisions(reviewer, decisions, deps.clock());
    },
  });
}
