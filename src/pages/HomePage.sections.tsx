import { home } from '../content/home.ts';
import { introVideo } from '../content/introVideo.ts';
import { joinBanner } from '../content/joinBanner.ts';
import { partnerLogos } from '../content/partnerLogos.ts';
import { services } from '../content/services.ts';
import { testimonials } from '../content/testimonials.ts';
import { PageSections } from '../layouts/PageSections/PageSections.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { PartnerVideo } from '../sections/PartnerVideo/PartnerVideo.tsx';
import { PartnerLogos } from '../sections/PartnerLogos/PartnerLogos.tsx';
import { Services } from '../sections/Services/Services.tsx';
import { Testimonials } from '../sections/Testimonials/Testimonials.tsx';

/** The home page below its first screen. */
export default function HomeSections() {
  return (
    <PageSections after={1}>
      <PartnerVideo video={{ ...introVideo, ...home.video }} />
      <PartnerLogos partners={partnerLogos} />
      <Services services={services} />
      <Testimonials id="testimonials" testimonials={testimonials} />
      <CtaBanner {...joinBanner} />
    </PageSections>
  );
}
