import { useState, type ReactNode } from 'react';
import type { Service } from '../../src/integrations/thirdParties.ts';
import { createConsent, type Choice, type Consent, type ConsentOptions } from '../../src/integrations/consent.ts';

/** One of each kind; nothing is ever loaded from these hosts. */
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

/** A story's visitor: `parameters.visitor`. `chosen` is what they have chosen before. */
export type Visitor = Partial<ConsentOptions> & { chosen?: Choice };

function consentOf({ chosen, ...options }: Visitor): Consent {
  const consent = createConsent({ mode: 'notice', hasSignal: false, services, ...options });
  if (chosen) consent.choose(chosen);
  return consent;
}

/** A visitor of its own for each showing of a story, so that what a play chooses is gone with it. */
export function WithVisitor({
  visitor = {},
  children,
}: {
  visitor?: Visitor | undefined;
  children: (consent: Consent) => ReactNode;
}) {
  const [consent] = useState(() => consentOf(visitor));
  return <>{children(consent)}</>;
}

/** What the browser keeps of a choice. */
export const keptChoice = (): unknown => JSON.parse(localStorage.getItem('privacy-choice') ?? 'null');
