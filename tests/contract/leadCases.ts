import { visitor } from '../../mocks/fixtures/lead.ts';
import { formRejections, type FormRejection } from '../../mocks/handlers/functionResponses.ts';
import {
  leadAccepted,
  leadFunctionCrashed,
  leadFieldRejected,
  leadRejected,
  leadSuspected,
  leadUnreachable,
} from '../../mocks/handlers/trackAffiliateLead.ts';
import { submitLead, type LeadSubmission } from '../../src/services/submitLead.ts';
import { fieldCase, formCases, newEmail, type ContractCase, type Form } from './cases.ts';

const form: Form<LeadSubmission> = {
  function: 'track-affiliate-lead',
  table: 'affiliate_leads',
  make: (changes = {}) =>
    Promise.resolve({
      ...visitor,
      email: newEmail(),
      website: '',
      elapsedMs: 5000,
      idempotencyKey: crypto.randomUUID(),
      ...changes,
    }),
  huge: { businessName: 'x'.repeat(20_000) },
  send: submitLead,
  accepted: leadAccepted,
  suspected: leadSuspected,
  rejections: Object.keys(formRejections) as FormRejection[],
  rejected: leadRejected,
  crashed: leadFunctionCrashed,
  unreachable: leadUnreachable,
};

/** The responses of `track-affiliate-lead`, and the mocks that must equal them. */
export const leadCases: ContractCase[] = [
  ...formCases(form),
  fieldCase(form, leadFieldRejected, ['phone', { phone: '555-0199' }, 'Please enter a valid phone number']),
];
