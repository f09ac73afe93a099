import { countRejected, submitOnce } from '../_shared/intake.ts';
import type { Platform } from '../_shared/platform.ts';
import type { LeadDeps } from './handler.ts';

/** The function's ports, tied to the real database. */
export function leadDeps({ settings, database, clock, log, deliverSoon }: Platform): LeadDeps {
  return {
    settings,
    clock,
    log,
    submit: (submission) => submitOnce(database, submission),
    countRejected: (reason) => countRejected(database, 'affiliate_leads', reason, clock()),
    deliverSoon,
  };
}
