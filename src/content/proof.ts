import { portrait } from './portraits.ts';
import type { ImageContent, PartnerLogoContent, PartnerLogosContent } from './types.ts';

/** What one person says. */
export type QuoteContent = {
  content: string;
  name: string;
  /** A partner business, or 'Patient'. */
  role: string;
  portrait: ImageContent;
};

/** Where a page asks for a decision: what someone says about it, and six who have made it. */
export type ProofContent = {
  /** The person and what is said are invented. */
  sample?: true;
  quote: QuoteContent;
  disclosure: string;
  partners: Pick<PartnerLogosContent, 'sample' | 'title' | 'listLabel' | 'logos'>;
};

/** The quotes of the home page's carousel and of the pages below, which would else load all testimonials. */
export const quotes = {
  gym: {
    content:
      'Members used to ask me about GLP-\u20601 medication in a whisper, as if it were cheating. Now there’s a page with our name on it, a provider who takes them seriously, and they still show up for squats on Tuesday.',
    name: 'Imani Okafor',
    role: 'Fernhill Strength, Durham, NC',
    portrait: portrait(5),
  },
  medSpa: {
    content:
      'I run a skin studio. I didn’t want to become a clinic, and I didn’t have to. The provider does the medicine, the pharmacy does the shipping, and I do what I’ve always done: take care of people.',
    name: 'Claire Whitcomb',
    role: 'Rosewarden Med Spa, Boise, ID',
    portrait: portrait(7),
  },
  patient: {
    content:
      'The provider asked about medications I had forgotten to mention and explained what would rule me out before telling me what might help. I’ve had shorter conversations at my own doctor’s office.',
    name: 'Luis Carrasco',
    role: 'Patient',
    portrait: portrait(10),
  },
  coach: {
    content:
      'Every new client used to mean three forms, two phone calls and a spreadsheet I was afraid of. Now I open one screen in the morning and see who’s waiting on what. My partner manager answers before lunch.',
    name: 'Dana Reyes-Holt',
    role: 'Plainspoken Macros, online',
    portrait: portrait(19),
  },
} as const satisfies Record<string, QuoteContent>;

export const disclosure = 'Experiences vary from person to person and business to business.';

/** Logos of the home page's rows, for the same reason: a partner of each kind. */
export const sixLogos = {
  fernhill: { name: 'Fernhill Strength', file: '/logos/fernhill-strength.svg', width: 307, height: 120 },
  lumenwick: { name: 'Lumenwick Med Spa', file: '/logos/lumenwick.svg', width: 353, height: 120 },
  wrenfield: { name: 'Wrenfield Family Clinic', file: '/logos/wrenfield.svg', width: 336, height: 120 },
  habitry: { name: 'Habitry', file: '/logos/habitry.svg', width: 271, height: 120 },
  marlstone: { name: 'Marlstone Medical', file: '/logos/marlstone.svg', width: 391, height: 120 },
  larkmoor: { name: 'Larkmoor Integrative', file: '/logos/larkmoor.svg', width: 322, height: 120 },
} as const satisfies Record<string, PartnerLogoContent>;

const proofBy = (quote: QuoteContent): ProofContent => ({
  sample: true,
  quote,
  disclosure,
  partners: {
    sample: true,
    title: 'Trusted By Organizations Nationwide',
    listLabel: 'Partner businesses',
    logos: Object.values(sixLogos),
  },
});

/** The proof of each page. Its quote answers what the page's readers ask. */
export const proof = {
  /** Does the business become a clinic? */
  appt: proofBy(quotes.medSpa),
  /** What will members think of it? */
  aff: proofBy(quotes.gym),
  /** How much work is it? */
  pepprac: proofBy(quotes.coach),
  /** How careful are the providers? */
  dr: proofBy(quotes.patient),
} as const;
