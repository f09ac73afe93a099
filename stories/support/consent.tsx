import { useState, type ReactNode } from 'react';
import type { Service } from '../../src/integrations/thirdParties.ts';
import { createConsent, type Choice, type Consent, type ConsentOptions } from '../../src/integrations/consent.ts';

/** One service of each category. Stories load nothing from these hosts. */
export const services: readonly Service[] = [
  {
    id: 'affiliate',
    category: 'advertising',
    name: 'Affiliate program',
    script: 'https://a.example/a.js',
    host: 'affiliates.example',
  },
  { id: 'pixel', category: 'advertising', name: 'Advertising pixel', script: 'https://p.example/p.js', host: 'pixel.example' },
  { id: 'analytics', category: 'analytics', name: 'Analytics', script: 'https://t.example/t.js', host: 'tags.example' },
  { id: 'chat', category: 'services', name: 'Chat', script: 'https://c.example/c.js', host: 'chat.example' },
];

/** `parameters.visitor` of a story. `chosen`: the stored choice. */
export type Visitor = Partial<ConsentOptions> & { chosen?: Choice };

function consentOf({ chosen, ...options }: Visitor): Consent {
  const consent = createConsent({ mode: 'notice', hasSignal: false, services, ...options });
  if (chosen) consent.choose(chosen);
  return consent;
}

/** Creates a new consent store for each render of a story, so that a play's choice does not persist. */
export function WithVisitor({ visitor = {}, children }: { visitor?: Visitor; children: (consent: Consent) => ReactNode }) {
  const [consent] = useState(() => consentOf(visitor));
  return <>{children(consent)}</>;
}

/** The stored choice. */
export const storedChoice = (): unknown => JSON.parse(localStorage.getItem('privacy-choice') ?? 'null');
