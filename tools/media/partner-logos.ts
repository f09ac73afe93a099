import { clinics } from './partner-logos/clinics.ts';
import { coaches } from './partner-logos/coaches.ts';
import { gyms } from './partner-logos/gyms.ts';
import type { PartnerLogo } from './partner-logos/logo.ts';
import { medSpas } from './partner-logos/medSpas.ts';

/** Forty-eight fictional partners: name, kind, typeface and mark. Every name is invented. */
export const PARTNER_LOGOS: readonly PartnerLogo[] = [...gyms, ...medSpas, ...clinics, ...coaches];
