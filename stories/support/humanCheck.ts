import type { HumanCheckController } from '../../src/integrations/useHumanCheck.ts';
import type { HumanCheckStatus } from '../../src/integrations/turnstile.ts';

/** A form as it is when Turnstile, of which a story has none, is in this state; undefined leaves it as it is. */
export function withHumanCheck<Form extends { humanCheck: HumanCheckController }>(form: Form, status?: HumanCheckStatus): Form {
  return status ? { ...form, humanCheck: { ...form.humanCheck, status } } : form;
}
