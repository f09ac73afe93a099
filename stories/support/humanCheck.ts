import type { HumanCheckController } from '../../src/integrations/useHumanCheck.ts';
import type { HumanCheckStatus } from '../../src/integrations/turnstile.ts';

/** Replaces the Turnstile status of a form's controller, because stories do not load Turnstile. */
export function withHumanCheck<Form extends { humanCheck: HumanCheckController }>(form: Form, status?: HumanCheckStatus): Form {
  return status ? { ...form, humanCheck: { ...form.humanCheck, status } } : form;
}
