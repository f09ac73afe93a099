import { domain } from '../config/domain.ts';

/**
 * Who the site belongs to. Renaming the brand is an edit of this file, of `config/domain.ts`, and of the files in
 * `public/brand/` and `src/components/Logo.tsx`. Everything here is an invented sample.
 */
export const brand = {
  sample: true,
  name: 'Ardenwell',
  domain,
  tagline: 'Where Wellness Meets Medicine',
  phone: '(713) 555-0142',
  email: 'support@ardenwell.example',
  address: {
    street: '1200 Example Plaza, Suite 400',
    city: 'Houston',
    region: 'TX',
    regionName: 'Texas',
    postalCode: '77002',
    country: 'US',
  },
  hours: 'Monday to Friday, 9\u00A0a.m. to 5\u00A0p.m. Central',
  /** Where partners work after they have signed up; also the home of the external booking page. */
  mainSite: 'https://app.ardenwell.example',
  careersUrl: 'https://careers.ardenwell.example',
  social: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/ardenwell-example' },
    { label: 'Instagram', url: 'https://www.instagram.com/ardenwell.example' },
    { label: 'Facebook', url: 'https://www.facebook.com/ardenwell.example' },
    { label: 'YouTube', url: 'https://www.youtube.com/@ardenwell-example' },
  ],
  /** The compliance-verification seal: a link with our own image. */
  complianceSeal: {
    label: 'Compliance verified',
    detail: 'Healthcare merchant certification',
    url: 'https://verify.example/ardenwell',
  },
} as const;
