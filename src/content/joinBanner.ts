import type { CallToActionContent } from './types.ts';

/** The last section of the home page (specification section 2), which the testimonials repeat. */
export const joinBanner = {
  title: 'Ready to Scale Your Business?',
  text: 'Join 400+ partner businesses that added a medical program without adding medical staff.',
  links: [{ label: 'Get Started Today', to: { route: 'appt' } }],
} as const satisfies CallToActionContent;
