import { telemedicineStates } from './answers.ts';
import type { ProcessContent, ReasonsContent } from './types.ts';

/** The six parts of a partner's program, which `/ty-fb` and `/start` show (specification section 2, the six benefit cards). */
export const programParts = [
  {
    icon: 'puzzle',
    title: 'Turn-key program',
    text: 'Branding, intake, consent, packages and payment pages come ready to use. You set the pricing and say go. No assembly required.',
  },
  {
    icon: 'stethoscope',
    title: 'Licensed medical team',
    text: `Independent providers, licensed in 50 states, handle all clinical care. ${telemedicineStates}`,
  },
  {
    icon: 'trendingUp',
    title: 'Revenue model',
    text: 'You bill the client and keep 100% after platform fees and medication costs.',
  },
  {
    icon: 'scale',
    title: 'Compliance support',
    text: 'Consent forms, privacy notices and marketing materials written for this business, and training that shows your team where its role ends.',
  },
  {
    icon: 'rocket',
    title: 'Implementation in under 48 hours',
    text: 'Once we have their brand and pricing, most partners are live within two days. Their own calendar is usually the holdup.',
  },
  {
    icon: 'messages',
    title: 'Ongoing support',
    text: 'A partner manager for you, providers for your clients, and a phone that gets answered.',
  },
] as const satisfies ReasonsContent['cards'];

/** How a partner starts, which `/demo` and `/start` show (specification section 2, the four steps). */
export const programSteps = [
  { title: 'Partner with us', text: 'Enroll, choose your packages and send us your brand. We set up the rest.' },
  {
    title: 'Get trained and certified',
    text: 'Your team completes GLP-1 certification and learns which questions belong to the provider.',
  },
  {
    title: 'Enroll clients',
    text: 'Clients sign up on your pages, see a licensed provider and, if it’s prescribed, get medication by mail.',
  },
  {
    title: 'Scale revenue',
    text: 'Refills, follow-ups and new packages build on your first clients. You see every number in your dashboard.',
  },
] as const satisfies ProcessContent['steps'];
