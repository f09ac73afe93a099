import { introVideo } from './introVideo.ts';
import { partnerLogos } from './partnerLogos.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';
import type { ServicesContent } from './services.ts';
import type { TestimonialsContent } from './testimonials.ts';
import type { IntroVideoContent, PartnerLogosContent } from './types.ts';

/** The home page below its first screen (specification section 2). */
export const homeSections = {
  video: {
    ...introVideo,
    title: 'Real Results from Real Partners',
    introduction:
      '400+ businesses run their program this way. Half a minute shows you who does what; the partners tell you the rest further down.',
  },
  partnerLogos,
  services,
  testimonials,
} as const satisfies {
  video: IntroVideoContent;
  partnerLogos: PartnerLogosContent;
  services: ServicesContent;
  testimonials: TestimonialsContent;
};
