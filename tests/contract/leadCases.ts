import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'msw';
import { visitor } from '../../mocks/fixtures/lead.ts';
import { leadAccepted, leadFunctionCrashed, leadRejected } from '../../mocks/handlers/trackAffiliateLead.ts';
import type { LeadSubmission } from '../../src/services/submitLead.ts';

export type LeadCase = {
  title: string;
  /** What the mock answers: the same that the backend is expected to. */
  handler: () => RequestHandler;
  /** What the same visitor sent before. */
  earlier?: readonly LeadSubmission[];
  /** The fault that the embedded backend is asked for, where the case is one. */
  fault?: Record<string, unknown>;
  submission: LeadSubmission;
};

const KEY = randomUUID();

/** Each case is another visitor: an hour allows one lead a visitor. */
const submission = (changes: Partial<LeadSubmission> = {}): LeadSubmission => ({
  ...visitor,
  email: `${randomUUID()}@lakeside-peptides.example`,
  website: '',
  elapsedMs: 5000,
  idempotencyKey: randomUUID(),
  ...changes,
});

const invalid = (field: string, error: string) => () => leadRejected(400, { error, code: 'invalid_field', field });

/**
 * What the function may answer, and how the mocks say the same. Both go through the real service and the real client; what a story
 * shows is then something that the backend can cause.
 */
export const leadCases: readonly LeadCase[] = [
  { title: 'a complete lead', handler: leadAccepted, submission: submission() },
  { title: 'a lead without a business', handler: leadAccepted, submission: submission({ businessName: '' }) },
  {
    title: 'a robot that filled the hidden field',
    handler: leadAccepted,
    submission: submission({ website: 'https://spam.example' }),
  },
  {
    title: 'a name of one character',
    handler: invalid('name', 'Name must be at least 2 characters'),
    submission: submission({ name: 'D' }),
  },
  {
    title: 'an address without a domain',
    handler: invalid('email', 'Please enter a valid email address'),
    submission: submission({ email: 'dana@lakeside' }),
  },
  {
    title: 'a phone number that is too short',
    handler: invalid('phone', 'Please enter a valid phone number'),
    submission: submission({ phone: '555-0199' }),
  },
  {
    title: 'a function that crashed',
    handler: leadFunctionCrashed,
    fault: { fault: '500' },
    submission: submission(),
  },
  {
    title: 'more than one lead an hour, where one is allowed',
    handler: () =>
      leadRejected(429, { error: 'Too many submissions from you just now. Please try again later.', code: 'rate_limited' }),
    earlier: [submission({ email: 'often@lakeside-peptides.example' })],
    submission: submission({ email: 'often@lakeside-peptides.example' }),
  },
  {
    title: 'the same key with other content',
    handler: () =>
      leadRejected(409, {
        error: 'This form was already sent with other details. Please reload the page.',
        code: 'idempotency_key_reused',
        field: 'Idempotency-Key',
      }),
    earlier: [submission({ email: 'again@lakeside-peptides.example', idempotencyKey: KEY })],
    submission: submission({ email: 'other@lakeside-peptides.example', idempotencyKey: KEY }),
  },
];
