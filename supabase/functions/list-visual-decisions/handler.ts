import { object } from 'yup';
import type { Handler } from '../_shared/endpoint.ts';
import { makeReviewHandler, type ReviewDeps } from '../_shared/reviewEndpoint.ts';
import { listField, pixelHashField, requireAtMost } from '../_shared/reviewFields.ts';
import { validate } from '../_shared/validate.ts';

const MAX_HASHES = 5000;
const requestSchema = object({ hashes: listField('hashes', pixelHashField('Each hash').required()) });

/**
 * Returns all reviewers' decisions about changes to the pixels with these hashes: the current ones, and for a removed story the
 * accepted ones. `POST { "hashes": ["…"] }`, responds with `{ "reviewer": "…", "decisions": [] }`.
 */
export function makeHandler(deps: ReviewDeps): Handler {
  return makeReviewHandler(deps, {
    name: 'list-visual-decisions',
    maxBodyBytes: 512 * 1024,
    outcome: 'listed',
    async decisionsFor(_reviewer, body) {
      requireAtMost(MAX_HASHES, 'hashes', body);
      const { hashes } = await validate(requestSchema, body);
      return deps.listDecisions(hashes);
    },
  });
}
