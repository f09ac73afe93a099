import { object } from 'yup';
import { makeEndpoint, SCHEDULED_DEADLINE_MS, type Handler } from '../_shared/endpoint.ts';
import { emailField } from '../_shared/fields.ts';
import type { Platform } from '../_shared/platform.ts';
import { deleteByEmail, type Records } from '../_shared/retention.ts';
import { validate } from '../_shared/validate.ts';

const requestSchema = object({ email: emailField() });

/**
 * Deletes all that somebody sent, on that person's request. Only for the owner:
 * it wants the secret key. `POST { "email": "…" }`, answered with
 * `{ "leads": n, "applications": n, "messages": n }`.
 */
export function makeHandler(deps: Pick<Platform, 'settings' | 'log'> & Records): Handler {
  return makeEndpoint({
    name: 'delete-by-email',
    acceptedKeys: deps.settings.secretKeys,
    maxBodyBytes: 1024,
    deadlineMs: SCHEDULED_DEADLINE_MS,
    log: deps.log,
    async answer({ body }) {
      const { email } = await validate(requestSchema, body);
      return { body: await deleteByEmail(deps, email), outcome: 'deleted' };
    },
  });
}
