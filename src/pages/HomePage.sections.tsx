import { home } from '../content/home.ts';
import { introVideo } from '../content/introVideo.ts';
import { joinBanner } from '../content/joinBanner.ts';
import { partnerLogos } from '../content/partnerLogos.ts';
import { services } from '../content/services.ts';
import { testimonials } from '../content/testimonials.ts';
import { LateSections } from '../layouts/PageSections/LateSections.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { PartnerVideo } from '../sections/home/PartnerVideo.tsx';
import { PartnerLogos } from '../sections/home/PartnerLogos.tsx';
import { Services } from '../sections/home/Services.tsx';
import { TestimonialCarousel } from '../sections/testimonials/TestimonialCarousel.tsx';

/** The home page below its first screen. */
export default function HomeSections() {
  return (
    <LateSections>
      <PartnerVideo video={{ ...introVideo, ...home.video }} />
      <PartnerLogos partners={partnerLogos} />
      <Services services={services} />
      <TestimonialCarousel id="testimonials" testimonials={testimonials} />
      <CtaBanner {...joinBanner} />
    </LateSections>
  );
}
