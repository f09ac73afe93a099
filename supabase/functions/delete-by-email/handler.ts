import { object } from 'yup';
import { makeEndpoint, SCHEDULED_DEADLINE_MS, type Handler } from '../_shared/endpoint.ts';
import { emailField } from '../_shared/fields.ts';
import { deleteByEmail } from '../_shared/personalData.ts';
import type { Platform } from '../_shared/platform.ts';
import type { Records } from '../_shared/records.ts';
import { validate } from '../_shared/validate.ts';

const requestSchema = object({ email: emailField() });

/**
 * Deletes all that a person sent, on that person's request. Only for the owner:
 * it requires the secret key. `POST { "email": "…" }`, responds with
 * `{ "leads": n, "applications": n, "messages": n, "uploads": n }`.
 */
export function makeHandler(deps: Pick<Platform, 'project' | 'log'> & Records): Handler {
  return makeEndpoint({
    name: 'delete-by-email',
    acceptedKeys: deps.project.secretKeys,
    maxBodyBytes: 1024,
    deadlineMs: SCHEDULED_DEADLINE_MS,
    log: deps.log,
    async respond({ body }) {
      const { email } = await validate(requestSchema, body);
      return { body: await deleteByEmail(deps, email), outcome: 'deleted' };
    },
  });
}
