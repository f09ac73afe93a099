import { brand } from './brand.ts';
import type { Link } from '../lib/links.ts';
import type { IntroVideoContent, SeoContent } from './types.ts';

/** `/` (specification section 2). The logos, services, testimonials and the banner have files of their own. */
export const home = {
  seo: {
    title: 'Medical weight loss under your own brand',
    description:
      'Gyms, med spas, clinics and coaches offer medically supervised GLP-1 programs under their own brand, with independent providers and 503A pharmacies.',
    keywords: [
      'GLP-1 partner program',
      'medical weight loss platform',
      'white label telehealth',
      'med spa weight loss',
      '503A pharmacy',
    ],
    structuredData: ['organization', 'website'],
  },
  hero: {
    eyebrow: 'For gyms, med spas, clinics and coaches',
    title: brand.tagline,
    tagline: 'Your clients trust you. Now offer them medical weight loss.',
    introduction:
      'Independent licensed providers and 503A pharmacies do the clinical work. You keep your brand, your pricing and your clients.',
    primary: { label: 'Start Your Program', to: { route: 'appt' } },
    secondary: { label: 'Learn More', about: 'about your own program', to: { route: 'contact' } },
    quickLinksLabel: 'Quick links',
    quickLinks: [
      { label: 'About us', text: 'Who we are, and why', to: { route: 'about' } },
      { label: 'Questions', text: 'Thirteen straight answers', to: { route: 'faq' } },
      { label: 'Contact', text: 'Talk to a person', to: { route: 'contact' } },
    ],
    evidence: ['400+ partner businesses', '30,000+ patient transformations', 'live in under 48 hours'],
    disclaimer: `Most partners are live in under 48 hours once we have their brand and pricing. Results vary. ${brand.name} is a technology platform, not a medical provider.`,
  },
  video: {
    title: 'Real Results from Real Partners',
    introduction: 'The program that partners run, in half a minute. Their own words are farther down.',
  },
} as const satisfies { seo: SeoContent; hero: HomeHeroContent; video: Pick<IntroVideoContent, 'title' | 'introduction'> };

export type HomeHeroContent = {
  eyebrow: string;
  title: string;
  tagline: string;
  introduction: string;
  primary: Link;
  /** `about` completes the label for screen readers and search engines. */
  secondary: Link & { about: string };
  quickLinksLabel: string;
  quickLinks: readonly (Link & { text: string })[];
  evidence: readonly string[];
  /** Qualifies the evidence. */
  disclaimer: string;
};
