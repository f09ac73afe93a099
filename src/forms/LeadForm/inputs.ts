import type { LeadFields } from './schema.ts';

/** In the form's order. */
export const inputs = {
  name: { type: 'text', autoComplete: 'name', isRequired: true },
  email: { type: 'email', autoComplete: 'email', isRequired: true },
  phone: { type: 'tel', autoComplete: 'tel', isRequired: true },
  businessName: { type: 'text', autoComplete: 'organization', isRequired: false },
} as const satisfies Record<keyof LeadFields, { type: string; autoComplete: string; isRequired: boolean }>;
