import { makeReviewHandler, type Handler, type ReviewDeps } from '../_shared/endpoint.ts';
import { readHash, readList } from '../_shared/fields.ts';

const MAX_HASHES = 5000;

/**
 * Returns all reviewers' decisions about changes to the pixels with these hashes: the current ones, and for a removed story the
 * accepted ones. `POST { "hashes": ["…"] }`, responds with `{ "reviewer": "…", "decisions": [] }`.
 */
export function makeHandler(deps: ReviewDeps): Handler {
  return makeReviewHandler(deps, {
    name: 'list-visual-decisions',
    maxBodyBytes: 512 * 1024,
    decides: false,
    async decisionsFor(_reviewer, body) {
      const hashes = readList(body, 'hashes', MAX_HASHES);
      return deps.listDecisions(hashes.map((hash, at) => readHash(hash, `hashes[${at}]`, 'Each hash')));
    },
  });
}
