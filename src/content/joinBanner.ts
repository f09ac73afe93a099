import type { CallToActionContent } from './types.ts';

/** What the home page and the partners' words end with (specification section 2). */
export const joinBanner = {
  title: 'Ready to Scale Your Business?',
  text: 'Join 400+ partner businesses that added a medical program without adding medical staff.',
  links: [{ label: 'Get Started Today', to: { route: 'appt' } }],
} as const satisfies CallToActionContent;
